import fc from 'fast-check'
import type { Condition, NearTerm, PhraseTerm, PrefixTerm, SynonymsTerm, Term, WordTerm } from '#app/research/query/ast'
import { fold } from '#app/research/search/words/folding'
import { stem } from '#app/research/search/words/spanish_stemmer'
import { STOP_WORDS } from '#app/research/search/words/stop_words'

/** The words that documents and queries of the property tests are made of. */
export const WORDS =
  'Juez jueces JUECES año AÑOS ano constitución constitucion constituciones constitucional caso casa la La de que sentencia sentencias'.split(
    ' '
  )

const anyWord = fc.constantFrom(...WORDS)

const word: fc.Arbitrary<WordTerm> = fc.tuple(anyWord, fc.nat(4)).map(([written, number]) => {
  const folded = fold(written)
  const isExact = number === 0 || STOP_WORDS.has(folded)
  return { kind: 'word', written: written.toLowerCase(), folded, stem: isExact ? null : stem(folded) }
})

const prefix: fc.Arbitrary<PrefixTerm> = fc
  .constantFrom('con', 'cas', 'ju', 'constitucion', 'zz')
  .map((folded) => ({ kind: 'prefix', written: folded, folded }))

const phrase: fc.Arbitrary<PhraseTerm> = fc
  .array(anyWord, { minLength: 2, maxLength: 3 })
  .map((words) => ({ kind: 'phrase', written: words.join(' '), words: words.map(fold) }))

const wordOrPhrase = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: phrase })

const synonyms: fc.Arbitrary<SynonymsTerm> = fc
  .array(wordOrPhrase, { minLength: 2, maxLength: 3 })
  .map((terms) => ({ kind: 'synonyms', terms }))

const near: fc.Arbitrary<NearTerm> = fc
  .tuple(fc.array(wordOrPhrase, { minLength: 2, maxLength: 3 }), fc.integer({ min: 1, max: 6 }))
  .map(([terms, distance]) => ({ kind: 'near', terms, distance }))

const inTitle = fc.oneof(word, prefix, phrase, synonyms)

/** Any term, words most often. */
export const anyTerm: fc.Arbitrary<Term> = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 1, arbitrary: prefix },
  { weight: 2, arbitrary: phrase },
  { weight: 2, arbitrary: near },
  { weight: 1, arbitrary: synonyms }
)

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 6, arbitrary: anyTerm },
  { weight: 1, arbitrary: inTitle.map((term): Condition => ({ kind: 'title', term })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('materia', 'organo', 'inventado'), fc.constantFrom(['civil'], ['penal', 'adhesiva']))
      .map(([filter, words]): Condition => ({ kind: 'facet', filter, words: [...words] })),
  }
)

/** Conditions of conditions, three deep at most. */
export const anyCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 3, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc
        .array(tie('condition'), { minLength: 1, maxLength: 3 })
        .map((all): Condition => ({ kind: 'and', all })),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(tie('condition'), { minLength: 1, maxLength: 3 })
        .map((any): Condition => ({ kind: 'or', any })),
    },
    { weight: 1, arbitrary: tie('condition').map((condition): Condition => ({ kind: 'not', condition })) }
  ),
})).condition

import { test } from '@japa/runner'
import fc from 'fast-check'
import { beginningsOf, formIn, hasBeginning, hasForm, hasStem, valuesOf } from '#app/research/meilisearch/word_values'
import { Lexicon } from '#app/research/search/words/lexicon'

const lexicon = new Lexicon()
const SYLLABLES = 'a e o pre scri pci su spen sió ñan dú jue ces dijo era de la x 1a des mente ables ó'.split(' ')
const written = fc.array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 5 }).map((all) => all.join(''))

/** Whether a document with these words meets a filter of word_values.ts. */
function meets(words: string[], filter: string): boolean {
  const values = words.flatMap((word) => valuesOf(word, lexicon))
  return [...filter.matchAll(/(STARTS WITH|=) "([^"]*)"/g)].some(([, operator, asked]) =>
    values.some((value) => (operator === '=' ? value === asked : value.startsWith(asked)))
  )
}

test.group('Meilisearch word values', () => {
  test('are met by the stem, the form and each beginning of the word, and of no other', ({ assert }) => {
    fc.assert(
      fc.property(written, written, (one, other) => {
        const [word, asked] = [lexicon.word(one), lexicon.word(other)]
        assert.equal(meets([one], hasForm('words', asked)), word.folded === asked.folded)
        if (asked.stem !== null) assert.equal(meets([one], hasStem('words', asked.stem)), word.stem === asked.stem)
        for (let length = 2; length <= asked.folded.length; length++) {
          const beginning = asked.folded.slice(0, length)
          assert.equal(meets([one], hasBeginning('words', beginning)), word.folded.startsWith(beginning), beginning)
        }
      })
    )
  })

  test('give the folded word and how it is written', ({ assert }) => {
    fc.assert(
      fc.property(written, (word) => {
        const [value] = valuesOf(word, lexicon)
        assert.deepEqual(formIn(value), { folded: lexicon.word(word).folded, written: word })
      })
    )
    assert.deepEqual(formIn(valuesOf('SUSPENSIÓN', lexicon)[0]), { folded: 'suspension', written: 'suspensión' })
  })

  test('begin in one of the ways in which beginnings are looked for', ({ assert }) => {
    const ways = beginningsOf('prescri')
    for (const word of ['prescripción', 'prescribe', 'prescrito'])
      assert.isTrue(
        ways.some((way) => valuesOf(word, lexicon)[0].startsWith(way)),
        word
      )
  })

  test('stay short whatever the word', ({ assert }) => {
    for (const sign of ['ñ', 'é', 'й', 'ש'])
      for (const value of valuesOf(sign.repeat(300), lexicon)) assert.isBelow(value.length, 460)
  })
})

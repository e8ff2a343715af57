import { test } from '@japa/runner'
import type { SynonymsTerm, WordTerm } from '#app/research/query/ast'
import { parseQuery } from '#app/research/query/parse'
import { Lexicon } from '#app/research/search/words/lexicon'

const lexicon = new Lexicon()
const parse = (text: string, synonyms = true) => parseQuery(text, { lexicon, filters: ['materia'], synonyms })
const wordsOf = (text: string) => {
  const { condition } = parse(text).query
  return condition?.kind === 'synonyms' ? (condition as SynonymsTerm).terms.map(({ written }) => written) : []
}

test.group('Word families', () => {
  test('join a verb and its noun, whichever is typed, in any form', ({ assert }) => {
    const family = ['interponer', 'interpuesto', 'interpuso', 'interponga', 'interposición']
    for (const typed of family) assert.sameMembers(wordsOf(typed), family, typed)
    assert.includeMembers(wordsOf('interpone'), ['interposición'])
    assert.includeMembers(wordsOf('RESCISIÓN'), ['rescindir'])
    for (const typed of ['impuesto', 'concesión', 'ejercicio', 'amparo']) assert.isEmpty(wordsOf(typed), typed)
  })

  test('join a word and how writs shorten it, but no other word of its stem', ({ assert }) => {
    const { terms } = parse('art.').query.condition as SynonymsTerm
    assert.containSubset(terms, [
      { folded: 'art', stem: null },
      { folded: 'articulo', stem: lexicon.word('artículos').stem },
    ])
    assert.isEmpty(wordsOf('arte'))
    const [first, ...short] = (parse('artículo').query.condition as SynonymsTerm).terms as WordTerm[]
    assert.isNotNull(first!.stem)
    assert.deepEqual(
      short.map(({ folded, stem }) => [folded, stem]),
      [
        ['art', null],
        ['arts', null],
      ]
    )
  })

  test('rank as one term and are not reported as synonyms', ({ assert }) => {
    const { query, understood } = parse('interponer demanda')
    assert.lengthOf(query.ranked, 2)
    assert.deepEqual([understood.synonyms, understood.words], [[], ['interponer', 'demanda']])
  })

  test('do not apply to quoted, excluded or field terms, nor when synonyms are off', ({ assert }) => {
    for (const text of ['"interponer"', '-interponer', 'rubro:interponer', 'interpon*'])
      assert.notInclude(JSON.stringify(parse(text).query), 'interposición', text)
    assert.equal(parse('interponer', false).query.condition!.kind, 'word')
  })
})

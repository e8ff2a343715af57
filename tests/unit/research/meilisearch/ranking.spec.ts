import { test } from '@japa/runner'
import { rankings } from '#app/research/meilisearch/ranking'
import { standsNear } from '#app/research/meilisearch/near'
import type { NearTerm } from '#app/research/query/ast'
import { parseQuery } from '#app/research/query/parse'
import { Lexicon } from '#app/research/search/words/lexicon'

const lexicon = new Lexicon()
const queryOf = (text: string) => parseQuery(text, { lexicon, filters: ['materia'], synonyms: false }).query
const listsOf = (text: string) => rankings(queryOf(text).condition, lexicon)
const stems = (...words: string[]) => words.map((word) => lexicon.word(word).stem!)

test.group('Meilisearch ranking lists', () => {
  test('are one for words that all results share', ({ assert }) => {
    assert.deepEqual(listsOf('amparo directo'), [stems('amparo', 'directo')])
    assert.deepEqual(listsOf('amparo "suspensión provisional" -penal'), [stems('amparo', 'suspensión', 'provisional')])
  })

  test('are one per alternative, with results of none last', ({ assert }) => {
    assert.deepEqual(listsOf('amparo (penal OR civil)'), [
      stems('amparo', 'penal'),
      stems('amparo', 'civil'),
      stems('amparo'),
    ])
  })

  test('have no list without words before the last, and none twice', ({ assert }) => {
    for (const text of ['materia:2010-2012 amparo', '(materia:penal OR penal) amparo', '(-civil OR penal)'])
      assert.notDeepInclude(listsOf(text).slice(0, -1), [], text)
    assert.deepEqual(listsOf('(materia:penal OR penal) amparo'), [stems('amparo', 'penal'), stems('amparo')])
  })

  test('never need a word of one alternative within a group', ({ assert }) => {
    assert.deepEqual(listsOf('(amparo (penal OR civil)) directo').at(-1), stems('amparo', 'directo'))
  })

  test('are one without ranking when there are no words', ({ assert }) => {
    for (const text of ['', '-penal', 'materia:penal', 'ampar*']) assert.deepEqual(listsOf(text), [[]], text)
  })
})

test.group('Meilisearch proximity matches', () => {
  const near = (text: string) => queryOf(text).condition as NearTerm
  const stand = (query: string, text: string) => standsNear(near(query), text, lexicon)

  test('have at most the given number of words between neighbours, in any order', ({ assert }) => {
    assert.isTrue(stand('uno NEAR/1 dos', 'dos x uno'))
    assert.isFalse(stand('uno NEAR/1 dos', 'dos x y uno'))
    assert.isTrue(stand('uno NEAR/2 dos NEAR/2 tres', 'tres x dos y z uno'))
    assert.isFalse(stand('uno NEAR/1 dos NEAR/1 tres', 'tres x dos y z uno'))
  })

  test('are counted once and never overlap', ({ assert }) => {
    assert.isFalse(stand('"juez penal" NEAR/3 "penal federal"', 'juez penal federal'))
    assert.isTrue(stand('"juez penal" NEAR/3 "penal federal"', 'juez penal y penal federal'))
    assert.isFalse(stand('uno NEAR/1 dos NEAR/1 tres', 'tres x uno y dos z uno w dos'.replace('x uno y', 'q r s')))
  })
})

import { test } from '@japa/runner'
import { rankings } from '#app/research/meilisearch/ranking'
import { standsNear } from '#app/research/meilisearch/near'
import type { NearTerm } from '#app/research/query/ast'
import { parseQuery } from '#app/research/query/parse'
import { Lexicon } from '#app/research/search/lexicon'

const lexicon = new Lexicon()
const queryOf = (text: string) => parseQuery(text, { lexicon, filters: ['materia'], synonyms: false }).query
const listsOf = (text: string) => rankings(queryOf(text).condition, lexicon)
const stems = (...words: string[]) => words.map((word) => lexicon.word(word).stem!)

test.group('By which words a search server ranks', () => {
  test('words that all results have are one list', ({ assert }) => {
    assert.deepEqual(listsOf('amparo directo'), [stems('amparo', 'directo')])
    assert.deepEqual(listsOf('amparo "suspensión provisional" -penal'), [stems('amparo', 'suspensión', 'provisional')])
  })

  test('alternatives have a list each, and what has none of them comes last', ({ assert }) => {
    assert.deepEqual(listsOf('amparo (penal OR civil)'), [
      stems('amparo', 'penal'),
      stems('amparo', 'civil'),
      stems('amparo'),
    ])
  })

  test('without words there is one list that ranks by nothing', ({ assert }) => {
    for (const text of ['', '-penal', 'materia:penal', 'ampar*']) assert.deepEqual(listsOf(text), [[]], text)
  })
})

test.group('Words near each other in a text', () => {
  const near = (text: string) => queryOf(text).condition as NearTerm
  const stand = (query: string, text: string) => standsNear(near(query), text, lexicon)

  test('have at most so many words between two neighbours, in any order', ({ assert }) => {
    assert.isTrue(stand('uno NEAR/1 dos', 'dos x uno'))
    assert.isFalse(stand('uno NEAR/1 dos', 'dos x y uno'))
    assert.isTrue(stand('uno NEAR/2 dos NEAR/2 tres', 'tres x dos y z uno'))
    assert.isFalse(stand('uno NEAR/1 dos NEAR/1 tres', 'tres x dos y z uno'))
  })

  test('each counts once, and none stands over another', ({ assert }) => {
    assert.isFalse(stand('"juez penal" NEAR/3 "penal federal"', 'juez penal federal'))
    assert.isTrue(stand('"juez penal" NEAR/3 "penal federal"', 'juez penal y penal federal'))
    assert.isFalse(stand('uno NEAR/1 dos NEAR/1 tres', 'tres x uno y dos z uno w dos'.replace('x uno y', 'q r s')))
  })
})

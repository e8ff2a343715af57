import { test } from '@japa/runner'
import type { IndexChange } from '#app/core/search/search_engine'
import { portionsOf } from '#app/research/meilisearch/portions'
import { Lexicon } from '#app/research/search/words/lexicon'

const lexicon = new Lexicon()
const change = (seq: number, id: number, body: string | null): IndexChange => ({
  seq,
  id,
  document: body === null ? null : { id, source: 'cjf', kind: 'tesis', title: '', body, publishedOn: null, facets: {} },
})

test.group('Requests to a Meilisearch index', () => {
  test('hold at most ten thousand documents and tell what they bring the index to', ({ assert }) => {
    const changes = Array.from({ length: 12_000 }, (_, place) => change(place + 5, place + 1, 'amparo'))
    const portions = [...portionsOf(changes, { lexicon, after: 4 })]
    assert.deepEqual(
      portions.map(({ lines, seq }) => [lines.length, seq]),
      [
        [10_000, 10_004],
        [2_000, 12_004],
      ]
    )
  })

  test('stay below what the server takes', ({ assert }) => {
    const changes = [1, 2, 3, 4, 5, 6, 7].map((id) => change(id, id, 'palabra y otra '.repeat(200)))
    const most = { documents: 100, characters: 10_000 }
    const portions = [...portionsOf(changes, { lexicon, after: 0, most })]
    assert.isAbove(portions.length, 1)
    for (const { lines } of portions) assert.isBelow(lines.join('').length, most.characters)
    assert.deepEqual(
      portions.flatMap(({ lines }) => lines.map((line) => (JSON.parse(line) as { id: number }).id)),
      changes.map(({ id }) => id)
    )
  })

  test('keep the last change of a document and say whether documents go', ({ assert }) => {
    const [portion] = [
      ...portionsOf([change(1, 1, 'uno'), change(2, 2, 'dos'), change(3, 1, null)], { lexicon, after: 0 }),
    ]
    assert.isTrue(portion.hasRemovals)
    assert.deepEqual(JSON.parse(portion.lines[0]), { id: 1, gone: true })
    assert.deepEqual([...portionsOf([], { lexicon, after: 7 })], [])
  })
})

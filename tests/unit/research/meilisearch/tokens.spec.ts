import { test } from '@japa/runner'
import fc from 'fast-check'
import { codeOf, valueOf } from '#app/research/meilisearch/facet_codes'
import { sequenceFields, sequencesOf } from '#app/research/meilisearch/sequences'
import {
  accentedOf,
  accentedToken,
  searchedToken,
  sequenceToken,
  wordOf,
  wordToken,
} from '#app/research/meilisearch/tokens'

const LETTERS = [...'abcnxyz019ñàשй']
const word = fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))

test.group('What a search server is given in the place of words', () => {
  test('is small letters and digits, begins with its only x, and can be read back', ({ assert }) => {
    fc.assert(
      fc.property(word, (written) => {
        const token = wordToken(written)
        assert.match(token, /^x[a-wy-z0-9]*$/)
        assert.equal(wordOf(token), written)
      })
    )
  })

  test('one begins as another exactly when the words do', ({ assert }) => {
    fc.assert(
      fc.property(word, word, (one, other) =>
        assert.equal(wordToken(one).startsWith(wordToken(other)), one.startsWith(other))
      )
    )
  })

  test('two of them put together are never a third', ({ assert }) => {
    fc.assert(
      fc.property(word, word, word, (one, other, third) =>
        assert.notEqual(wordToken(one) + wordToken(other), wordToken(third))
      )
    )
  })

  test('words that are too long for a server are searched by a short name of their own', ({ assert }) => {
    assert.isBelow(searchedToken('ñ'.repeat(64)).length, 200)
    assert.notEqual(searchedToken('ñ'.repeat(64)), searchedToken('ñ'.repeat(63)))
    assert.equal(searchedToken('amparo'), 'xamparo')
  })

  test('what follows each other has a name of its own, another in titles', ({ assert }) => {
    const [anywhere, title] = (['anywhere', 'title'] as const).map((where) => sequenceToken(['juez', 'de'], where))
    assert.notEqual(anywhere, title)
    assert.notEqual(anywhere, sequenceToken(['de', 'juez'], 'anywhere'))
    for (const token of [anywhere!, title!]) assert.match(token, /^xz[st][0-9a-f]{24}$/)
  })

  test('a written word is told with the one it is found by', ({ assert }) => {
    assert.deepEqual(accentedOf(accentedToken('suspension', 'suspensión')), {
      folded: 'suspension',
      written: 'suspensión',
    })
  })

  test('long texts fill as many attributes as a server reads of each', ({ assert }) => {
    const words = Array.from({ length: 70_000 }, (_, number) => `p${number}`)
    const fields = sequenceFields({ title: [], body: [words] })
    assert.deepEqual(Object.keys(fields), ['part0', 'part1', 'part2'])
    for (const tokens of Object.values(fields)) assert.isBelow(tokens.split(' ').length, 65_535)
  })

  test('a phrase of four words needs its two sequences of three', ({ assert }) => {
    assert.lengthOf(sequencesOf(['a', 'b'], 'anywhere'), 1)
    assert.lengthOf(sequencesOf(['a', 'b', 'c'], 'anywhere'), 1)
    assert.lengthOf(sequencesOf(['a', 'b', 'c', 'd'], 'anywhere'), 2)
  })
})

test.group('Codes of the values of filters', () => {
  test('can be read back, and differ where a server sees no difference', ({ assert }) => {
    fc.assert(fc.property(fc.string({ maxLength: 40 }), (value) => assert.equal(valueOf(codeOf(value)), value)))
    const values = ['Civil', 'civil', ' civil', 'cívil', 'ci\u0301vil', 'CIVIL']
    assert.lengthOf(new Set(values.map((value) => codeOf(value).toLowerCase().trim().normalize('NFKD'))), values.length)
  })

  test('hold no character that ends a text in a filter', ({ assert }) => {
    fc.assert(fc.property(fc.string(), (value) => assert.notMatch(codeOf(value), /["'\\\s]/)))
  })

  test('stay short however long the value is', ({ assert }) => {
    const long = 'Ñandú '.repeat(200)
    assert.isAtMost(codeOf(long).length, 400)
    assert.isNull(valueOf(codeOf(long)))
  })
})

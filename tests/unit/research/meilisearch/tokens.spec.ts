import { test } from '@japa/runner'
import fc from 'fast-check'
import { codeOf, valueOf } from '#app/research/meilisearch/facet_codes'
import { phraseToken, searchedToken, wordOf, wordToken } from '#app/research/meilisearch/tokens'

const LETTERS = [...'abcnxyz019ñàשй']
const word = fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))

test.group('Meilisearch word tokens', () => {
  test('consist of lower-case letters and digits with one leading x, and can be decoded', ({ assert }) => {
    fc.assert(
      fc.property(word, (written) => {
        const token = wordToken(written)
        assert.match(token, /^x[a-wy-z0-9]*$/)
        assert.equal(wordOf(token), written)
      })
    )
  })

  test('are prefixes of each other exactly when the words are', ({ assert }) => {
    fc.assert(
      fc.property(word, word, (one, other) =>
        assert.equal(wordToken(one).startsWith(wordToken(other)), one.startsWith(other))
      )
    )
  })

  test('never form a third one when joined', ({ assert }) => {
    fc.assert(
      fc.property(word, word, word, (one, other, third) =>
        assert.notEqual(wordToken(one) + wordToken(other), wordToken(third))
      )
    )
  })

  test('use a short name for a word too long for the server', ({ assert }) => {
    assert.isBelow(searchedToken('ñ'.repeat(64)).length, 200)
    assert.notEqual(searchedToken('ñ'.repeat(64)), searchedToken('ñ'.repeat(63)))
    assert.equal(searchedToken('amparo'), 'xamparo')
  })

  test('tell phrases apart by their words and their order', ({ assert }) => {
    const phrases = [['juez', 'de'], ['de', 'juez'], ['juezde'], ['juez', 'd', 'e']]
    assert.lengthOf(new Set(phrases.map(phraseToken)), phrases.length)
  })
})

test.group('Meilisearch filter value codes', () => {
  test('can be decoded and distinguish what the server does not', ({ assert }) => {
    fc.assert(fc.property(fc.string({ maxLength: 40 }), (value) => assert.equal(valueOf(codeOf(value)), value)))
    const values = ['Civil', 'civil', ' civil', 'cívil', 'ci\u0301vil', 'CIVIL']
    assert.lengthOf(new Set(values.map((value) => codeOf(value).toLowerCase().trim().normalize('NFKD'))), values.length)
  })

  test('contain no character that ends a filter string', ({ assert }) => {
    fc.assert(fc.property(fc.string(), (value) => assert.notMatch(codeOf(value), /["'\\\s]/)))
  })

  test('stay short for any value', ({ assert }) => {
    const long = 'Ñandú '.repeat(200)
    assert.isAtMost(codeOf(long).length, 400)
    assert.isNull(valueOf(codeOf(long)))
  })
})

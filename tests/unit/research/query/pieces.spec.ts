import { test } from '@japa/runner'
import { anyPieceOf, piecesOf, withoutPiece } from '#app/research/query/pieces'
import { Lexicon } from '#app/research/search/words/lexicon'
import { parseQuery } from '#app/research/query/parse'
import fc from 'fast-check'

const filters = ['materia', 'epoca']
const textsOf = (text: string) => piecesOf(text, filters)?.map((piece) => piece.text)

test.group('Query parts', () => {
  test('are words, phrases, prefixes and fields, without exclusions', ({ assert }) => {
    assert.deepEqual(
      textsOf('amparo "cosa juzgada" presc* materia:penal rubro:"a b" -x -"y z" -materia:civil 12/2024'),
      ['amparo', '"cosa juzgada"', 'presc*', 'materia:penal', 'rubro:"a b"', '12/2024']
    )
    assert.deepEqual(textsOf(''), [])
  })

  test('do not exist where operators or brackets join words', ({ assert }) => {
    for (const text of ['a OR b', 'a NEAR/3 b', '(a b)', 'a O b']) assert.isUndefined(textsOf(text), text)
  })

  test('can be removed from the text one by one', ({ assert }) => {
    const text = 'amparo  "cosa juzgada" -x'
    const [, phrase] = piecesOf(text, filters)!
    assert.equal(withoutPiece(text, phrase!), 'amparo -x')
  })

  test('can be combined as alternatives, keeping exclusions', ({ assert }) => {
    assert.equal(anyPieceOf('amparo "cosa juzgada" -x', filters), '(amparo OR "cosa juzgada") -x')
    for (const text of ['amparo', 'a OR b', '', '-x -y']) assert.isNull(anyPieceOf(text, filters), text)
  })

  test('form valid alternatives from any input', ({ assert }) => {
    const piece = fc.oneof(
      fc.constantFrom('"', '-', 'rubro:', 'a*', '(', 'materia:x', '12/24', ' '),
      fc.string({ maxLength: 5 })
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (list) => {
        const any = anyPieceOf(list.join(' '), filters)
        const condition = any === null ? null : parseQuery(any, { lexicon: new Lexicon(), filters }).query.condition
        assert.isTrue(any === null || condition === null || typeof condition.kind === 'string')
      })
    )
  })
})

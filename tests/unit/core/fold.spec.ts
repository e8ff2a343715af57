import fc from 'fast-check'
import { test } from '@japa/runner'
import { fold, likeAnywhere, searchFold } from '#app/core/text/fold'

test.group('Folded text for comparison', () => {
  const alike: [string, string][] = [
    ['Álvarez', 'alvarez'],
    ['ÁÉÍÓÚÜ', 'aeiouu'],
    ['  Pérez   y\tHijos\n', 'perez y hijos'],
    ['a\u0301rbol', 'árbol'],
    ['Çelik', 'celik'],
    ['Ångström', 'angstrom'],
    ['DE LA O', 'de la o'],
    ['n\u0303', 'ñ'],
    ['Ñ', 'ñ'],
  ]
  for (const [one, other] of alike)
    test(`is the same for «${one}» and «${other}»`, ({ assert }) => assert.equal(fold(one), fold(other)))

  test('distinguishes ñ from n', ({ assert }) => {
    assert.notEqual(fold('Peña'), fold('Pena'))
    assert.notEqual(fold('MUÑOZ'), fold('munoz'))
  })

  test('is the same with and without the tilde where names are searched', ({ assert }) => {
    assert.equal(searchFold('MUÑOZ Peña'), 'munoz pena')
    assert.equal(searchFold('Munoz Peña'), searchFold('munoz pena'))
  })

  test('sorts names as in Spanish, with ñ after n and without regard to accents', ({ assert }) => {
    const names = ['Ochoa', 'Ñáñez', 'Núñez', 'Nava', 'Navá', 'Nz', 'Zea', 'Águila', 'Álvarez']
    const sorted = names.toSorted((a, b) => (fold(a) < fold(b) ? -1 : fold(a) > fold(b) ? 1 : 0))
    assert.deepEqual(sorted, ['Águila', 'Álvarez', 'Nava', 'Navá', 'Núñez', 'Nz', 'Ñáñez', 'Ochoa', 'Zea'])
  })

  test('is idempotent for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })

  test('ignores case in the letters of Spanish names', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnñopqrstuvwxyzáéíóúü -.')
    fc.assert(fc.property(fc.string({ unit: letter }), (name) => fold(name) === fold(name.toUpperCase())))
  })

  test('keeps other scripts and symbols', ({ assert }) => {
    assert.equal(fold('東京 😀 §12-B “x”'), '東京 😀 §12-b “x”')
  })

  test('escapes LIKE wildcards for searches', ({ assert }) => {
    assert.equal(likeAnywhere('100 % de_Ávila\\'), '%100 \\% de\\_avila\\\\%')
    assert.equal(likeAnywhere(''), '%%')
  })
})

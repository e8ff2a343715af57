import fc from 'fast-check'
import { test } from '@japa/runner'
import { fold, likeAnywhere } from '#app/core/text/fold'

test.group('The form in which text is compared', () => {
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
    test(`«${one}» and «${other}» are the same`, ({ assert }) => assert.equal(fold(one), fold(other)))

  test('ñ is not n', ({ assert }) => {
    assert.notEqual(fold('Peña'), fold('Pena'))
    assert.notEqual(fold('MUÑOZ'), fold('munoz'))
  })

  test('names sort as in Spanish: ñ between n and o, accents without weight', ({ assert }) => {
    const names = ['Ochoa', 'Ñáñez', 'Núñez', 'Nava', 'Navá', 'Nz', 'Zea', 'Águila', 'Álvarez']
    const sorted = names.toSorted((a, b) => (fold(a) < fold(b) ? -1 : fold(a) > fold(b) ? 1 : 0))
    assert.deepEqual(sorted, ['Águila', 'Álvarez', 'Nava', 'Navá', 'Núñez', 'Nz', 'Ñáñez', 'Ochoa', 'Zea'])
  })

  test('folding twice is folding once, for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })

  test('case does not matter in the letters of Spanish names', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnñopqrstuvwxyzáéíóúü -.')
    fc.assert(fc.property(fc.string({ unit: letter }), (name) => fold(name) === fold(name.toUpperCase())))
  })

  test('other scripts and signs stay', ({ assert }) => {
    assert.equal(fold('東京 😀 §12-B “x”'), '東京 😀 §12-b “x”')
  })

  test('a search looks for the text itself: signs of LIKE are letters', ({ assert }) => {
    assert.equal(likeAnywhere('100 % de_Ávila\\'), '%100 \\% de\\_avila\\\\%')
    assert.equal(likeAnywhere(''), '%%')
  })
})

import { test } from '@japa/runner'
import { initialsOf, referenceOf } from '#app/matters/domain/reference'

test.group('Matter reference number', () => {
  for (const [firm, initials] of [
    ['Ibarra Lozano y Asociados, S.C.', 'IL'],
    ['De la Garza, Ortiz, Muñoz y Pérez', 'GOM'],
    ['Despacho Robles', 'ROB'],
    ['Ñáñez & Álvarez Abogados', 'ÑA'],
    ['A & B', 'AB'],
    ['Bufete Jurídico del Bajío, S.A. de C.V.', 'BAJ'],
    ['Legal', 'LEG'],
    ['3M Legal', 'M'],
    ['🦉', 'EXP'],
    ['', 'EXP'],
  ]) {
    test(`starts with the initials ${initials} for «${firm}»`, ({ assert }) =>
      assert.equal(initialsOf(firm!), initials))
  }

  test('has at least four digits and can have more', ({ assert }) => {
    assert.equal(referenceOf('Ibarra Lozano', 42), 'IL-0042')
    assert.equal(referenceOf('Ibarra Lozano', 123_456), 'IL-123456')
  })

  test('fits its column at its longest', ({ assert }) => {
    assert.isAtMost(referenceOf('Wágner Wong Williams', 4_294_967_295).length, 20)
  })
})

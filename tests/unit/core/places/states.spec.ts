import { test } from '@japa/runner'
import { STATES, stateOfZip } from '#app/core/places/states'

test.group('States of Mexico', () => {
  test('are thirty-two, each with its own postal codes, in order', ({ assert }) => {
    assert.lengthOf(STATES, 32)
    const names = STATES.map(({ name }) => name)
    assert.equal(new Set(names).size, 32)
    assert.deepEqual(
      names,
      [...names].sort((a, b) => a.localeCompare(b, 'es'))
    )
    const prefixes = STATES.flatMap(({ zips: [from, to] }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index)
    )
    assert.equal(new Set(prefixes).size, prefixes.length, 'no prefix belongs to two states')
    assert.lengthOf(prefixes, 96, '1 to 16 and 20 to 99')
  })

  const KNOWN = [
    ['06500', 'Ciudad de México'],
    ['01000', 'Ciudad de México'],
    ['20000', 'Aguascalientes'],
    ['22000', 'Baja California'],
    ['29000', 'Chiapas'],
    ['44100', 'Jalisco'],
    ['50000', 'México'],
    ['64000', 'Nuevo León'],
    ['72000', 'Puebla'],
    ['77500', 'Quintana Roo'],
    ['91700', 'Veracruz de Ignacio de la Llave'],
    ['97000', 'Yucatán'],
    ['99999', 'Zacatecas'],
  ] as const
  for (const [zip, state] of KNOWN)
    test(`include the postal code ${zip} in ${state}`, ({ assert }) => assert.equal(stateOfZip(zip), state))

  for (const zip of ['', '0650', '065000', '00100', '17000', '19999', 'abcde', '6500 ', '٠٦٥٠٠'])
    test(`do not include the postal code «${zip}»`, ({ assert }) => assert.isNull(stateOfZip(zip)))
})

import { test } from '@japa/runner'
import { warningsOf } from '#app/deadlines/domain/calendar_warnings'
import { LENGTHS } from '#app/core/validators/fields'
import { authorityOf, isOwnKey, keyOfOwn } from '#app/deadlines/domain/calendar_names'

const known = (...years: (number | [number, string])[]) => ({
  years: years.map((one) => {
    const [year, verifiedBy] = Array.isArray(one) ? one : [one, 'Inés']
    return { year, verifiedBy: verifiedBy || null, source: 'x', ranges: [] }
  }),
})

test.group('Warnings of calendars', () => {
  test('ask for the next year from November on', ({ assert }) => {
    assert.deepEqual(warningsOf(known(2026), '2026-10-31'), [])
    assert.deepEqual(warningsOf(known(2026), '2026-11-01'), ['next_year_missing'])
    assert.deepEqual(warningsOf(known(2026, 2027), '2026-12-31'), [])
  })

  test('ask for the year of today', ({ assert }) => {
    assert.deepEqual(warningsOf(known(2025), '2026-01-02'), ['year_missing'])
    assert.deepEqual(warningsOf(known(), '2026-12-01'), ['year_missing', 'next_year_missing'])
  })

  test('name years that nobody verified, except those in the past', ({ assert }) => {
    assert.deepEqual(warningsOf(known([2026, '']), '2026-01-02'), ['unverified'])
    assert.deepEqual(warningsOf(known([2025, ''], 2026), '2026-01-02'), [])
  })

  test('are none for a law', ({ assert }) => {
    assert.deepEqual(warningsOf({ years: null }, '2026-12-01'), [])
  })
})

test.group('Names of calendars', () => {
  test('are of one authority whatever their accents, capitals and marks', ({ assert }) => {
    assert.equal(authorityOf('  Tribunal, de   Querétaro. '), authorityOf('TRIBUNAL DE QUERETARO'))
    assert.notEqual(authorityOf('Tribunal de Puebla'), authorityOf('Tribunal de Querétaro'))
  })

  test('make keys that no calendar of another keeper has', ({ assert }) => {
    assert.equal(keyOfOwn('Tribunal de Querétaro', 'firm'), 'own-tribunal-de-queretaro')
    assert.equal(keyOfOwn('Tribunal de Querétaro', 'operators'), 'foja-tribunal-de-queretaro')
    assert.match(keyOfOwn('裁判所', 'firm'), /^own-.+/)
    assert.isAtMost(keyOfOwn('x'.repeat(200), 'operators').length, LENGTHS.short)
    const court = 'Tribunal Superior de Justicia del Estado de Veracruz de Ignacio de la Llave'
    assert.notEqual(keyOfOwn(`${court}, Sala Civil`, 'firm'), keyOfOwn(`${court}, Sala Penal`, 'firm'))
    assert.isTrue(isOwnKey('own-x', 'firm'))
    assert.isFalse(isOwnKey('pjf', 'firm') || isOwnKey('own-x', 'operators'))
  })
})

import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'

test.group('Instants in columns', () => {
  test('are read as they were written, on every day and at every hour', ({ assert }) => {
    const start = DateTime.utc(2023, 12, 30, 0, 0, 0, 7)
    for (let step = 0; step < 1_000; step++) {
      const written = start.plus({ hours: 19 * step, seconds: step, milliseconds: 13 * step })
      const read = fromSqlInstant(toSqlInstant(written))!
      assert.deepEqual([read.toISO(), read.zoneName], [written.toISO(), 'UTC'])
    }
  })

  test('are read in every form that a database returns', ({ assert }) => {
    assert.equal(fromSqlInstant('2026-11-20 10:00:00')?.toISO(), '2026-11-20T10:00:00.000Z')
    assert.equal(fromSqlInstant('2026-11-20 10:00:00.5')?.toISO(), '2026-11-20T10:00:00.500Z')
    assert.equal(fromSqlInstant('0099-02-03 04:05:06.007')?.toISO(), '0099-02-03T04:05:06.007Z')
    assert.equal(fromSqlInstant(new Date(0))?.toISO(), '1970-01-01T00:00:00.000Z')
    assert.isNull(fromSqlInstant(null))
  })

  test('are invalid where the calendar has no such day', ({ assert }) => {
    for (const text of ['2026-02-29 00:00:00.000', '2026-13-01 00:00:00.000', '2026-11-20 24:00:01.000'])
      assert.isFalse(fromSqlInstant(text)?.isValid)
  })
})

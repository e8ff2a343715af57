import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { alertMoments, dueAlerts } from '#app/docket/domain/alerts'

const at = (text: string) => DateTime.fromISO(text, { zone: 'utc' })
const MEXICO = { days: [7, 3, 1, 0], hour: 8, zone: 'America/Mexico_City' }
const TENTH = { lastDay: '2026-03-10', lastInstant: at('2026-03-11T06:00:00Z') }

const told = (moments: ReturnType<typeof alertMoments>) =>
  moments.map((moment) => `${moment.kind} ${moment.at.toUTC().toISO({ suppressMilliseconds: true })}`)

test.group('Alerts of deadlines', () => {
  test('come on the days that the firm sets, at its hour, and when the last day is over', ({ assert }) => {
    assert.deepEqual(told(alertMoments(TENTH, MEXICO)), [
      'd7 2026-03-03T14:00:00Z',
      'd3 2026-03-07T14:00:00Z',
      'd1 2026-03-09T14:00:00Z',
      'd0 2026-03-10T14:00:00Z',
      'overdue 2026-03-11T14:00:00Z',
    ])
  })

  test('keep the hour of the wall where clocks change', ({ assert }) => {
    const plan = { days: [3, 0], hour: 8, zone: 'America/Tijuana' }
    assert.deepEqual(told(alertMoments(TENTH, plan)).slice(0, 2), [
      'd3 2026-03-07T16:00:00Z',
      'd0 2026-03-10T15:00:00Z',
    ])
  })

  test('come before the end of a term of hours that ends early', ({ assert }) => {
    const early = { lastDay: '2026-03-10', lastInstant: at('2026-03-10T13:30:00Z') }
    assert.include(told(alertMoments(early, MEXICO)), 'd0 2026-03-10T12:30:00Z')
  })

  test('are due once they came, unless they were sent or came before the deadline had its day', ({ assert }) => {
    const moments = alertMoments(TENTH, MEXICO)
    const asked = { from: at('2026-03-05T00:00:00Z'), now: at('2026-03-09T15:00:00Z') }
    const { due, next } = dueAlerts(moments, { ...asked, sent: new Set(['d3']) })
    assert.deepEqual(
      due.map(({ kind }) => kind),
      ['d1']
    )
    assert.equal(next!.toUTC().toISO(), '2026-03-10T14:00:00.000Z')
    assert.isNull(dueAlerts(moments, { ...asked, now: at('2026-03-12T00:00:00Z'), sent: new Set() }).next)
  })
})

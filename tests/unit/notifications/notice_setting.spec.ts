import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import NoticeSetting from '#app/notifications/models/notice_setting'

const at = (text: string) => DateTime.fromISO(text, { zone: 'America/Mexico_City' })
const setting = (over: Partial<NoticeSetting> = {}) =>
  new NoticeSetting().fill({
    emailRhythm: 'at_once',
    digestHour: 7,
    quietFrom: 22,
    quietTo: 7,
    digestSentAt: null,
    ...over,
  } as never)

test.group('Quiet hours', () => {
  test('span midnight, including the first hour and excluding the last', ({ assert }) => {
    const night = setting()
    const quiet = ['21:59', '22:00', '23:30', '00:00', '06:59', '07:00', '12:00'].map((hour) =>
      night.isQuiet(at(`2026-11-20T${hour}`))
    )
    assert.deepEqual(quiet, [false, true, true, true, true, false, false])
  })

  test('can lie within the day or be absent', ({ assert }) => {
    const noon = setting({ quietFrom: 13, quietTo: 16 })
    assert.deepEqual(
      [12, 13, 15, 16].map((hour) => noon.isQuiet(at(`2026-11-20T${hour}:00`))),
      [false, true, true, false]
    )
    for (const none of [
      setting({ quietFrom: null }),
      setting({ quietTo: null }),
      setting({ quietFrom: 9, quietTo: 9 }),
    ])
      assert.isFalse(none.isQuiet(at('2026-11-20T09:00')))
  })
})

test.group('Daily digest', () => {
  test('is due from its hour on, once a day in the person’s zone', ({ assert }) => {
    const daily = setting()
    assert.deepEqual(
      ['06:59', '07:00', '20:00'].map((hour) => daily.isDigestDue(at(`2026-11-20T${hour}`))),
      [false, true, true]
    )
    const sent = setting({ digestSentAt: at('2026-11-20T07:00').toUTC() })
    assert.isFalse(sent.isDigestDue(at('2026-11-20T23:59')))
    assert.isTrue(sent.isDigestDue(at('2026-11-21T07:00')))
  })
})

import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { timeZone, wallClock } from '#app/core/time_zone'

const ZONES = ['America/Mexico_City', 'America/Tijuana', 'America/Cancun', 'Asia/Kathmandu', 'Australia/Lord_Howe']

test.group('Zones that remember their offsets', () => {
  test('tell the same as those that ask anew, on both sides of each change')
    .with(ZONES)
    .run(({ assert }, zone) => {
      const [first, last] = [Date.UTC(2015, 0, 1), Date.UTC(2027, 0, 1)]
      const clockAt = wallClock(zone)
      let before = DateTime.fromMillis(first, { zone }).offset
      for (let day = first; day < last; day += 86_400_000) {
        const after = DateTime.fromMillis(day, { zone }).offset
        if (after === before) continue
        before = after
        for (let minute = -1_500; minute <= 0; minute += 15) {
          const millis = day + minute * 60_000
          assert.equal(clockAt(millis), DateTime.fromMillis(millis, { zone }).toFormat("yyyy-MM-dd'T'HH:mm"))
        }
      }
    })

  test('read times that clocks skip or show twice as Luxon does with the name', ({ assert }) => {
    for (const wall of ['2026-03-08T02:30', '2026-11-01T01:30', '2026-03-08T03:00', '2026-07-04T12:00']) {
      const zone = 'America/Tijuana'
      const [remembered, named] = [timeZone(zone), zone].map((of) => DateTime.fromISO(wall, { zone: of }).toMillis())
      assert.equal(remembered, named, wall)
    }
  })

  test('is not valid for a name that no zone has', ({ assert }) => {
    assert.isFalse(timeZone('America/Ningún_Lugar').isValid)
  })
})

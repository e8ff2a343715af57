import { test } from '@japa/runner'
import { base32hex, eventIdOf } from '#app/google_calendar/domain/event_id'

test.group('Ids of events at Google', () => {
  test('are written as RFC 4648 says, in lower case and without filling', ({ assert }) => {
    const written = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32hex(Buffer.from(text)))
    assert.deepEqual(written, ['', 'co', 'cpng', 'cpnmu', 'cpnmuog', 'cpnmuoj1', 'cpnmuoj1e8'])
  })

  test('stay the same, and differ by connection, thing and turn', ({ assert }) => {
    const ids = [
      eventIdOf('one', 'event-1'),
      eventIdOf('other', 'event-1'),
      eventIdOf('one', 'event-2'),
      eventIdOf('one', 'event-1', 1),
    ]
    assert.equal(new Set(ids).size, 4)
    for (const id of ids) assert.match(id, /^foja[0-9a-v]{32}$/)
    assert.equal(eventIdOf('one', 'event-1'), ids[0])
  })
})

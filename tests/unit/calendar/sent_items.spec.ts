import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { compareItems, whenText, type CurrentItem, type SentItem } from '#app/calendar/domain/sent_items'

const NOW = DateTime.fromISO('2026-11-23T18:00:00Z', { zone: 'utc' })
const LATER = NOW.plus({ days: 1 })
const DAY = '2026-12-01/2026-12-01'

const current = (given: Partial<CurrentItem> = {}): CurrentItem => ({
  item: 'deadline-1',
  whenText: DAY,
  digest: 'a',
  isCancelled: false,
  ...given,
})

const at = (now: DateTime, cutKinds: string[] = []) => ({ now, firstDay: '2026-08-25', cutKinds })

/** What is told after each of these states of the calendar, a day after the other. */
function sentAfter(...states: CurrentItem[][]): SentItem[] {
  let sent: SentItem[] = []
  states.forEach((state, day) => (sent = [...compareItems(sent, state, at(NOW.plus({ days: day }))).sent.values()]))
  return sent
}

const seen = ([sent]: SentItem[]) =>
  sent && [sent.sequence, sent.changedAt.diff(NOW, 'days').days, sent.cancelledAt !== null]

test.group('Changes of a subscribed calendar', () => {
  test('begin at number 0 and are none while nothing changes', ({ assert }) => {
    assert.deepEqual(seen(sentAfter([current()], [current()])), [0, 0, false])
    assert.deepEqual(compareItems(sentAfter([current()]), [current()], at(LATER)).changed, [])
  })

  test('count up with another time, and not with other words', ({ assert }) => {
    assert.deepEqual(seen(sentAfter([current()], [current({ digest: 'b' })])), [0, 1, false])
    const moved = current({ digest: 'b', whenText: '2026-12-02/2026-12-02' })
    assert.deepEqual(seen(sentAfter([current()], [moved])), [1, 1, false])
  })

  test('call off what is called off and what is gone, and take it back', ({ assert }) => {
    const off = current({ isCancelled: true, digest: 'off' })
    assert.deepEqual(seen(sentAfter([current()], [off], [off])), [1, 1, true])
    assert.deepEqual(seen(sentAfter([current()], [], [])), [1, 1, true])
    assert.deepEqual(seen(sentAfter([current()], [], [current()])), [2, 2, false])
    assert.equal(sentAfter([current()], [])[0]!.whenText, DAY)
  })

  test('leave what was called off before as it is when it goes', ({ assert }) => {
    const off = current({ isCancelled: true, digest: 'off' })
    assert.deepEqual(seen(sentAfter([current()], [off], [])), [1, 1, true])
    assert.lengthOf(sentAfter([off]), 0)
  })

  test('forget what was called off 90 days ago', ({ assert }) => {
    const off = sentAfter([current()], [])
    assert.deepEqual(compareItems(off, [], at(NOW.plus({ days: 90 }))).gone, [])
    assert.deepEqual(compareItems(off, [], at(NOW.plus({ days: 91 }))).gone, ['deadline-1'])
    assert.lengthOf([...compareItems(off, [], at(NOW.plus({ days: 91 }))).sent], 0)
  })

  test('forget, and do not call off, what has its days behind it', ({ assert }) => {
    const past = sentAfter([current({ whenText: '2026-08-24/2026-08-24' })])
    const { changed, gone } = compareItems(past, [], at(LATER))
    assert.deepEqual({ changed, gone }, { changed: [], gone: ['deadline-1'] })
    const under = sentAfter([current({ whenText: '2026-08-24/2026-08-25' })])
    assert.deepEqual(compareItems(under, [], at(LATER)).gone, [])
  })

  test('call nothing off of a kind of which not everything was read', ({ assert }) => {
    const told = sentAfter([current(), current({ item: 'hearing-1' })])
    const { changed, gone } = compareItems(told, [], at(LATER, ['deadline', 'activity']))
    assert.deepEqual([changed.map(({ item }) => item), gone], [['hearing-1'], []])
  })

  test('compare times as texts that sort, whole days and moments', ({ assert }) => {
    assert.equal(whenText({ firstDay: '2026-12-01', lastDay: '2026-12-02' }), '2026-12-01/2026-12-02')
    const startsAt = DateTime.fromISO('2026-12-01T09:00', { zone: 'America/Tijuana' })
    assert.equal(whenText({ startsAt, endsAt: null }), '2026-12-01T17:00:00.000Z/')
    assert.equal(
      whenText({ startsAt, endsAt: startsAt.plus({ hours: 1 }) }),
      '2026-12-01T17:00:00.000Z/2026-12-01T18:00:00.000Z'
    )
  })
})

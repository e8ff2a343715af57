import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { KnownThing } from '#app/google_calendar/domain/known'
import { readChange, titleIn, type Remembered } from '#app/google_calendar/domain/read_change'
import { isLookedFor, stepFor, stepForRest } from '#app/google_calendar/domain/steps'
import type { GoogleEvent, Said } from '#app/google_calendar/domain/said'

const DAY = '2026-12-01/2026-12-01'
const OTHER = '2026-12-05/2026-12-05'
const at = (minute: number) => DateTime.fromISO(`2026-11-23T18:${String(minute).padStart(2, '0')}:00Z`, { zone: 'utc' })
const said: Said = { summary: 'Junta', when: DAY, description: null, place: null, alarms: [] }
const event = (given: Partial<GoogleEvent> = {}): GoogleEvent => ({
  ...{ id: 'a', etag: '"2"', isOff: false, updated: at(30), summary: 'Junta', when: DAY, place: null, repeats: false },
  ...given,
})
const row = (given: Partial<Remembered> = {}): Remembered => ({
  ...{ item: 'event-1', state: 'live', etag: '"1"', base: said },
  ...given,
})
const thing = (given: Partial<KnownThing> = {}): KnownThing => ({
  ...{ item: 'event-1', kind: 'event', said, changeable: 'all', isMasked: false, recordId: 1, day: '2026-12-01' },
  ...{ matterId: null, version: 1, changedAt: at(10) },
  ...given,
})
const inFoja = (given: Partial<Said>, minute = 10) => thing({ said: { ...said, ...given }, changedAt: at(minute) })

/** What is told, what is remembered, what stands in Foja, and what follows of it. */
const CASES: [string, GoogleEvent, Remembered | null, KnownThing | null | undefined, object | null][] = [
  ['adds what is new', event(), null, null, { does: 'add' }],
  ['does nothing about what was off before it was known', event({ isOff: true }), null, null, null],
  ['leaves out what comes again', event({ repeats: true }), null, null, { does: 'ignore' }],
  ['leaves out what has no time', event({ when: null }), null, null, { does: 'ignore' }],
  ['does nothing about what is known already', event({ etag: '"1"', summary: 'X' }), row(), thing(), null],
  ['takes over a title', event({ summary: 'X' }), row(), thing(), { does: 'change', summary: 'X', when: null }],
  ['takes over a time', event({ when: OTHER }), row(), thing(), { does: 'change', summary: null, when: OTHER }],
  [
    'settles title and time apart',
    event({ summary: 'X' }),
    row(),
    inFoja({ when: OTHER }, 40),
    { does: 'change', summary: 'X', when: null },
  ],
  [
    'keeps what was changed later here',
    event({ summary: 'X' }),
    row(),
    inFoja({ summary: 'Y' }, 40),
    put('newer_here'),
  ],
  ['keeps Foja at the same moment', event({ summary: 'X' }), row(), inFoja({ summary: 'Y' }, 30), put('newer_here')],
  [
    'takes what was changed later there',
    event({ summary: 'X' }),
    row(),
    inFoja({ summary: 'Y' }, 20),
    { does: 'change', summary: 'X' },
  ],
  ['puts an empty title back', event({ summary: ' \n' }), row(), thing(), put('title_empty')],
  ['puts a hidden title back', event({ summary: 'X' }), row(), thing({ isMasked: true }), put('title_stays')],
  [
    'puts the title of an activity back',
    event({ summary: 'X' }),
    row(),
    thing({ changeable: 'time' }),
    put('title_stays'),
  ],
  ['puts a deadline back', event({ when: OTHER }), row(), thing({ changeable: 'nothing' }), put('not_yours_to_change')],
  ['puts a time back that cannot be read', event({ when: null }), row(), thing(), put('too_long')],
  ['puts a rule back', event({ repeats: true }), row(), thing(), put('repeats')],
  ['deletes an own event', event({ isOff: true }), row(), thing(), { does: 'cancel' }],
  ['hides a deadline', event({ isOff: true }), row(), thing({ changeable: 'nothing' }), { does: 'hide' }],
  ['hides what was not looked at', event({ isOff: true }), row(), undefined, { does: 'hide' }],
  [
    'keeps what was deleted there and changed here',
    event({ isOff: true }),
    row(),
    inFoja({ summary: 'Y' }),
    put('newer_here'),
  ],
  ['tells what was changed there and deleted here', event({ summary: 'X' }), row(), null, put('deleted_here')],
  ['deletes nothing that it does not know', event({ summary: 'X' }), row(), undefined, { does: 'none' }],
  [
    'shows again what was hidden',
    event(),
    row({ state: 'hidden' }),
    thing({ changeable: 'nothing' }),
    { does: 'none', state: 'live', shown: true },
  ],
  ['adds what was deleted and is restored there', event(), row({ state: 'gone' }), null, { does: 'add' }],
  ['adds what comes no longer again', event(), row({ state: 'ignored', base: null }), null, { does: 'add' }],
]

function put(putBack: string) {
  return { does: 'none', state: 'live', putBack }
}

test.group('What follows from a change at Google', () => {
  for (const [title, told, remembered, known, expected] of CASES)
    test(title, ({ assert }) => {
      const reading = readChange(told, remembered, known)
      if (expected === null) assert.isNull(reading)
      else assert.deepInclude(reading, expected)
    })

  test('makes one line of a title, of 200 characters', ({ assert }) => {
    assert.equal(titleIn('  a\n\t b\u0000c \u2028'), 'a b c')
    assert.lengthOf(titleIn('x'.repeat(300)), 200)
  })
})

test.group('What has to be written at Google', () => {
  const steps = (things: KnownThing[], rows: Remembered[], looked: KnownThing | null | undefined) =>
    [
      ...things.map((one) => stepFor(rows.find(({ item }) => item === one.item) ?? null, one)),
      ...rows
        .filter((one) => !things.some(({ item }) => item === one.item) && isLookedFor(one, '2026-11-01'))
        .map((one) => stepForRest(one, looked)),
    ].flatMap((step) => step?.does ?? [])

  test('is what is new, what differs, and what was brought back', ({ assert }) => {
    assert.deepEqual(steps([thing()], [], null), ['add'])
    assert.deepEqual(steps([thing()], [row({ base: null, etag: null })], null), ['add'])
    assert.deepEqual(steps([inFoja({ summary: 'Y' })], [row()], null), ['change'])
    assert.deepEqual(steps([thing()], [row({ base: { ...said, isOff: true } })], null), ['change'])
    assert.deepEqual(steps([thing()], [row({ base: { ...said, repeats: true } })], null), ['change'])
    assert.deepEqual(steps([thing()], [row({ state: 'gone' })], null), ['change'])
  })

  test('is nothing of what is the same, hidden or left out', ({ assert }) => {
    assert.deepEqual(steps([thing()], [row()], null), [])
    for (const state of ['hidden', 'ignored'] as const)
      assert.deepEqual(steps([inFoja({ summary: 'Y' })], [row({ state })], null), [])
  })

  test('deletes only what is gone, not what was not looked at or lies behind', ({ assert }) => {
    assert.deepEqual(steps([], [row()], null), ['delete'])
    assert.deepEqual(steps([], [row()], undefined), [])
    assert.deepEqual(steps([], [row({ base: { ...said, when: '2026-10-01/2026-10-01' } })], null), [])
    assert.deepEqual(steps([], [row()], inFoja({ summary: 'Y' })), ['change'])
  })
})

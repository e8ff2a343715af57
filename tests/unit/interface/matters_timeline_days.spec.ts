import { test } from '@japa/runner'
import { byDay, nearness, runsOf } from '../../../inertia/features/matters/timeline/timeline_days.js'

const ZONE = 'America/Mexico_City'
const at = (instant: string) => ({ at: instant })

test.group('Timeline days', () => {
  test('are grouped by the calendar of the firm, not of London', ({ assert }) => {
    const items = [at('2026-11-20T05:59:00Z'), at('2026-11-19T06:00:00Z'), at('2026-11-19T05:59:00Z')]
    const days = byDay(items, 'es', ZONE)
    assert.deepEqual(
      days.map(({ name, items: held }) => [name, held.length]),
      [
        ['jueves 19 de noviembre de 2026', 2],
        ['miércoles 18 de noviembre de 2026', 1],
      ]
    )
  })

  test('put many uploads of one person into one line, and leave everything else apart', ({ assert }) => {
    const upload = (id: number) => ({ kind: 'documents.timeline.added', actor: { id } })
    const note = { kind: 'notes.timeline.added', actor: { id: 1 } }
    const runs = [note, ...Array.from({ length: 60 }, () => upload(1)), upload(2), upload(2), note, note, note, note]
    assert.deepEqual(
      runsOf(runs).map(({ length }) => length),
      [1, 60, 1, 1, 1, 1, 1, 1]
    )
    assert.isEmpty(runsOf([]))
  })

  test('name today and yesterday by the clock of the firm', ({ assert }) => {
    const now = new Date('2026-11-20T04:00:00Z')
    const near = (name: string) => nearness(name, now, 'es', ZONE)
    assert.equal(near('jueves 19 de noviembre de 2026'), 'today')
    assert.equal(near('miércoles 18 de noviembre de 2026'), 'yesterday')
    assert.isNull(near('martes 17 de noviembre de 2026'))
    assert.isNull(nearness('jueves 19 de noviembre de 2026', null, 'es', ZONE))
  })
})

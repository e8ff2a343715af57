import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { stillThere, usualDefinition } from '#app/insights/domain/report_definition'
import { SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import { nextTime } from '#app/insights/domain/report_times'
import { catalogue } from '#app/core/messages/catalogue'

const ZONE = 'America/Mexico_City'
const at = (local: string) => DateTime.fromISO(local, { zone: ZONE })

test.group('Times of scheduled reports', () => {
  test('come next at seven on {next} after {now}')
    .with([
      { rhythm: 'weekly' as const, day: 1, now: '2026-03-10T12:00', next: '2026-03-16' },
      { rhythm: 'weekly' as const, day: 2, now: '2026-03-10T06:59', next: '2026-03-10' },
      { rhythm: 'weekly' as const, day: 2, now: '2026-03-10T07:00', next: '2026-03-17' },
      { rhythm: 'monthly' as const, day: 31, now: '2026-02-10T12:00', next: '2026-02-28' },
      { rhythm: 'monthly' as const, day: 31, now: '2026-02-28T08:00', next: '2026-03-31' },
      { rhythm: 'monthly' as const, day: 1, now: '2026-12-15T08:00', next: '2027-01-01' },
    ])
    .run(({ assert }, { rhythm, day, now, next }) => {
      assert.equal(nextTime(rhythm, day, at(now), ZONE).setZone(ZONE).toFormat("yyyy-MM-dd'T'HH:mm"), `${next}T07:00`)
    })
})

test.group('Times of scheduled reports where clocks change', () => {
  test('stay at seven on the day of {change}')
    .with([
      { change: 'an hour that is missing', now: '2026-03-07T12:00', next: '2026-03-08T14:00:00.000Z' },
      { change: 'an hour that comes twice', now: '2026-10-31T12:00', next: '2026-11-01T15:00:00.000Z' },
    ])
    .run(({ assert }, { now, next }) => {
      const zone = 'America/Tijuana'
      assert.equal(nextTime('weekly', 7, DateTime.fromISO(now, { zone }), zone).toISO(), next)
      const first = DateTime.fromISO(next)
      assert.equal(nextTime('weekly', 7, first, zone).setZone(zone).toFormat('HH:mm'), '07:00')
    })
})

test.group('Definitions of reports', () => {
  test('drop fields that no longer exist and name them', ({ assert }) => {
    const saved = { ...usualDefinition('charges'), columns: ['reference', 'old'], group: 'gone', sort: 'total' }
    const filters = [{ field: 'former', values: [], period: null, from: null, to: null }]
    const { definition, gone } = stillThere('charges', { ...saved, filters })
    assert.deepEqual(gone.sort(), ['former', 'gone', 'old'])
    assert.containSubset(definition, { columns: ['reference'], filters: [], group: null, sort: 'total' })
  })

  test('fall back to the usual columns when all are gone', ({ assert }) => {
    const { definition } = stillThere('matters', { ...usualDefinition('matters'), columns: ['old'] })
    assert.deepEqual(definition.columns, [...SUBJECT_FACTS.matters.usual])
  })

  test('name each field and value in both languages', ({ assert }) => {
    for (const language of ['es', 'en'] as const)
      for (const { key, fields, usual } of Object.values(SUBJECT_FACTS)) {
        const keys = fields.map(({ key: name }) => name)
        assert.isTrue(usual.every((name) => keys.includes(name)))
        const named = fields.flatMap(({ key: name, words, choices = [] }) => [
          `insights.field.${key}.${name}`,
          ...choices.map((choice) => `${words}${choice}`),
        ])
        assert.deepEqual(
          named.filter((id) => !(id in catalogue(language))),
          []
        )
      }
  })
})

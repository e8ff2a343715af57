import { test } from '@japa/runner'
import fc from 'fast-check'
import { SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'
import { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { addDays } from '#app/deadlines/domain/days'
import { contentOf, layered, type CalendarLayer, type LayerYear } from '#app/deadlines/domain/layers'

const pjf = SHIPPED_CALENDARS.find(({ key }) => key === 'pjf')!

const aRange = (from: string, to = from) => ({
  from,
  to,
  kind: 'closure' as const,
  basis: 'aviso del despacho',
  verifiedBy: null as string | null,
})
const anOpening = (on: string, basis = 'guardia') => ({ on, basis, verifiedBy: null as string | null })

const aLayer = (year: Partial<LayerYear>, more: Partial<CalendarLayer> = {}): CalendarLayer => ({
  key: 'pjf',
  name: 'PJF del despacho',
  weekly: [],
  years: [{ year: 2026, source: 'aviso', verification: null, isWhole: false, ranges: [], opened: [], ...year }],
  ...more,
})

test.group('Layers of a calendar', () => {
  test('add days of rest and open days that the calendar below closes', ({ assert }) => {
    const data = layered(pjf, [
      aLayer({
        ranges: [aRange('2026-06-04', '2026-06-05')],
        opened: [anOpening('2026-07-20'), anOpening('2026-06-06', 'sábado habilitado')],
      }),
    ])
    const calendar = new NonWorkingCalendar(data)
    assert.deepEqual(calendar.reasonsOn('2026-06-04'), [
      { calendar: 'pjf', kind: 'closure' as const, basis: 'aviso del despacho' },
    ])
    assert.deepEqual(calendar.reasonsOn('2026-07-20'), [])
    assert.deepEqual(calendar.reasonsOn('2026-06-06'), [])
    assert.lengthOf(calendar.reasonsOn('2026-06-07'), 1)
    assert.lengthOf(calendar.reasonsOn('2026-07-17'), 1)
    assert.lengthOf(calendar.reasonsOn('2026-07-21'), 1)
  })

  test('name both sources, and leave the other years alone', ({ assert }) => {
    const { years } = layered(pjf, [aLayer({ ranges: [aRange('2026-06-04')] })])
    const year = years!.find((one) => one.year === 2026)!
    assert.equal(year.source, 'https://www.oaj.gob.mx/transparencia/paginas/diasinhabiles.htm; aviso')
    assert.deepEqual(
      years!.filter((one) => one.year !== 2026),
      pjf.years!.filter((one) => one.year !== 2026)
    )
    const same = layered(pjf, [aLayer({ source: year.source.split('; ')[0] })])
    assert.equal(same.years!.find((one) => one.year === 2026)!.source, year.source.split('; ')[0])
  })

  test('load a whole year, or replace one, but never make one known by a change alone', ({ assert }) => {
    const knows = (layer: Partial<LayerYear>) => new NonWorkingCalendar(layered(pjf, [aLayer(layer)])).knows(2027)
    assert.isFalse(knows({ year: 2027, ranges: [aRange('2027-02-01')] }))
    assert.isTrue(knows({ year: 2027, ranges: [aRange('2027-02-01')], isWhole: true }))
    const replaced = layered(pjf, [aLayer({ isWhole: true, ranges: [aRange('2026-02-02')] })])
    const { source, ranges } = replaced.years!.find(({ year }) => year === 2026)!
    assert.equal(source, 'aviso')
    assert.deepEqual(
      ranges.map(({ from, to }) => [from, to]),
      [['2026-02-02', '2026-02-02']]
    )
  })

  test('let the upper one win where two speak of one day', ({ assert }) => {
    const opens = aLayer({ opened: [anOpening('2026-06-04')] })
    const closes = aLayer({ ranges: [aRange('2026-06-04')] })
    const reasons = (layers: CalendarLayer[]) =>
      new NonWorkingCalendar(layered(pjf, layers)).reasonsOn('2026-06-04').length
    assert.deepEqual([reasons([opens, closes]), reasons([closes, opens])], [1, 0])
  })

  test('leave a law that needs no year as it is', ({ assert }) => {
    const law = SHIPPED_CALENDARS.find(({ key }) => key === 'la19')!
    assert.isNull(layered(law, [aLayer({ ranges: [aRange('2026-06-04')] }, { key: 'la19' })]).years)
  })

  test('make a calendar of their own when there is none below', ({ assert }) => {
    const own = aLayer(
      { isWhole: true, ranges: [aRange('2026-06-04')] },
      { key: 'own', weekly: [{ weekday: 7, basis: 'domingo' }] }
    )
    const calendar = new NonWorkingCalendar(layered(null, [own]))
    assert.equal(calendar.name, 'PJF del despacho')
    const counts = ['2026-06-04', '2026-06-06', '2026-06-07'].map((day) => calendar.reasonsOn(day).length)
    assert.deepEqual(counts, [1, 0, 1])
  })

  test('give the years in order, whatever the order of the layers', ({ assert }) => {
    const layers = [2029, 2023, 2027].map((year) => aLayer({ year, isWhole: true }))
    assert.deepEqual(
      layered(pjf, layers).years!.map(({ year }) => year),
      [2023, 2024, 2025, 2026, 2027, 2029]
    )
  })

  test('join days that follow one another for one reason, and no others', ({ assert }) => {
    const days = [aRange('2026-06-05'), aRange('2026-06-04'), aRange('2026-06-09')]
    const other = { ...aRange('2026-06-06'), basis: 'otro aviso' }
    const vacation = { ...aRange('2026-06-10'), kind: 'vacation' as const }
    const { years } = layered(pjf, [aLayer({ isWhole: true, ranges: [...days, other, vacation] })])
    assert.deepEqual(
      years!.find(({ year }) => year === 2026)!.ranges.map(({ from, to, kind }) => [from, to, kind]),
      [
        ['2026-06-04', '2026-06-05', 'closure'],
        ['2026-06-06', '2026-06-06', 'closure'],
        ['2026-06-09', '2026-06-09', 'closure'],
        ['2026-06-10', '2026-06-10', 'vacation'],
      ]
    )
  })

  test('say of each day what the uppermost layer that speaks of it says', ({ assert }) => {
    const day = fc.integer({ min: 0, max: 30 }).map((days) => addDays('2026-06-01', days).replace('07-01', '06-30'))
    const layerOf = fc.record({
      rest: fc.uniqueArray(day, { maxLength: 6 }),
      open: fc.uniqueArray(day, { maxLength: 6 }),
    })
    fc.assert(
      fc.property(fc.array(layerOf, { minLength: 1, maxLength: 4 }), (layers) => {
        const calendar = new NonWorkingCalendar(
          layered(
            pjf,
            layers.map(({ rest, open }) =>
              aLayer({ ranges: rest.map((on) => aRange(on)), opened: open.map((on) => anOpening(on)) })
            )
          )
        )
        const below = new NonWorkingCalendar(pjf)
        for (let on = '2026-06-01'; on <= '2026-06-30'; on = addDays(on, 1)) {
          const speaking = layers.findLast(({ rest, open }) => rest.includes(on) || open.includes(on))
          const counts = speaking ? speaking.open.includes(on) : below.reasonsOn(on).length === 0
          assert.equal(calendar.reasonsOn(on).length === 0, counts, on)
        }
      }),
      { numRuns: 200 }
    )
  })
})

test.group('Who verified a layered year', () => {
  const verifierOf = (below: string | null, layer: Partial<LayerYear>) => {
    const base = { ...pjf, years: pjf.years!.map((year) => ({ ...year, verifiedBy: below })) }
    return layered(base, [aLayer(layer)]).years!.find(({ year }) => year === 2026)!.verifiedBy
  }
  const contentWith = (layer: Partial<LayerYear>) =>
    contentOf(layered(pjf, [aLayer(layer)]).years!.find(({ year }) => year === 2026)!)
  const rest = aRange('2026-06-04')
  const byInes = { ...rest, verifiedBy: 'Inés' }

  test('is the one who verified it below while nothing changes', ({ assert }) => {
    assert.equal(verifierOf('Olga', {}), 'Olga')
    assert.isNull(verifierOf(null, {}))
  })

  test('is nobody once a day is added that nobody verified', ({ assert }) => {
    assert.isNull(verifierOf('Olga', { ranges: [rest] }))
    assert.isNull(verifierOf('Olga', { opened: [anOpening('2026-07-20')] }))
    assert.isNull(verifierOf('Olga', { ranges: [rest, { ...byInes, from: '2026-06-05', to: '2026-06-05' }] }))
  })

  test('are all who verified what is below and each change', ({ assert }) => {
    assert.equal(verifierOf('Olga', { ranges: [byInes] }), 'Olga, Inés')
    assert.equal(verifierOf('Inés', { opened: [{ ...anOpening('2026-07-20'), verifiedBy: 'Inés' }] }), 'Inés')
    assert.isNull(verifierOf(null, { ranges: [byInes] }))
    assert.isNull(verifierOf('Olga', { isWhole: true, ranges: [byInes] }))
  })

  test('is the one who verified the year as it is, until a day of it changes', ({ assert }) => {
    const verification = { by: 'Mariana', content: contentWith({ ranges: [rest] }) }
    assert.equal(verifierOf(null, { ranges: [rest], verification }), 'Mariana')
    assert.isNull(verifierOf(null, { verification }))
    assert.isNull(verifierOf(null, { ranges: [aRange('2026-06-04', '2026-06-05')], verification }))
    assert.isNull(verifierOf(null, { ranges: [{ ...rest, kind: 'circular' }], verification }))
    assert.isNull(verifierOf(null, { ranges: [{ ...rest, basis: 'otro' }], verification }))
    assert.isNull(verifierOf(null, { ranges: [rest], opened: [anOpening('2026-07-20')], verification }))
  })

  test('does not depend on the order in which days were written', ({ assert }) => {
    const days = [aRange('2026-06-04'), aRange('2026-06-10')]
    assert.equal(contentOf({ ranges: days }), contentOf({ ranges: days.toReversed() }))
    const opened = [anOpening('2026-07-20'), anOpening('2026-07-21')]
    assert.equal(contentOf({ ranges: [], opened }), contentOf({ ranges: [], opened: opened.toReversed() }))
    assert.notEqual(contentOf({ ranges: [], opened }), contentOf({ ranges: [], opened: opened.slice(1) }))
  })
})

import { route } from '#app/core/addresses'
import type { Viewer } from '#app/core/contributions/registries'
import type { Currency } from '#app/core/money'
import { barChart, CHART_SIZES } from '#app/insights/domain/bar_chart'
import type { Figure, FigureKey, FigureUnit } from '#app/insights/domain/figures'
import { daysOfMonth, monthsIn, type Span } from '#app/insights/domain/periods'
import type { Slice } from '#app/insights/domain/slices'
import { mattersBy, matterCounts } from './matter_figures.js'
import { billed, collected, daysToPay, expectedCash, owedByAge, usedCurrencies } from './money_figures.js'
import { rowsAddress, type Narrowed } from './rows_address.js'
import { profitability } from './profitability.js'
import { realisation } from './realisation.js'
import { stalled } from './stalled.js'

export { workStatistics } from './work_statistics.js'

interface Told {
  key: FigureKey
  unit: FigureUnit
  value: number | null
  n: number
  previous?: number | null
}

const figure = (told: Told, span: Span, more?: Narrowed): Figure => ({
  previous: null,
  interval: null,
  ...told,
  href: rowsAddress(told.key, span, more),
})

/** Numbers of matters, with the parts that they fall into; each names its rows. */
export async function matterStatistics(viewer: Viewer, slice: Slice, compared: Slice | null) {
  const now = await matterCounts(viewer, slice)
  const before = compared ? (await matterCounts(viewer, compared)).opened : null
  const { status, materia, person } = await mattersBy(viewer, slice)
  const statuses = status.map(({ value, count: n }) => ({ label: value!, values: [n] }))
  const list = (query: Record<string, string>) => route('law_firm.matters.index', {}, query)
  const count = (key: FigureKey, value: number, previous: number | null = null) =>
    figure({ key, unit: 'count', value, n: value, previous }, slice)
  return {
    figures: [
      count('matters.open', now.open),
      count('matters.opened', now.opened, before),
      count('matters.stalled', now.stalled),
    ],
    byStatus: status.map(({ value, count: n }) => ({ key: value!, count: n, href: list({ status: value! }) })),
    byMateria: materia.map(({ value, count: n }) => ({ key: value!, count: n, href: list({ materia: value! }) })),
    byPerson: person.map(({ value, label, count: n }) => {
      const nobody = () => rowsAddress('matters.current', slice, { person: 0 })
      return { key: value, label, count: n, href: value === null ? nobody() : list({ responsible: value }) }
    }),
    statusChart: barChart(statuses, CHART_SIZES.narrow),
    stalled: await stalled(viewer, slice),
  }
}

/** Numbers of money in one currency, with ageing, months and what is expected. */
export async function moneyStatistics(viewer: Viewer, given: Slice, compared: Slice | null, currency: Currency) {
  const slice = { ...given, currency }
  const before = compared && { ...compared, currency }
  const of = async (span: Slice) => {
    return {
      billed: await billed(viewer, span),
      got: await collected(viewer, span),
      days: await daysToPay(viewer, span),
      work: await realisation(viewer, span),
    }
  }
  const now = await of(slice)
  const then = before && (await of(before))
  const ages = await owedByAge(viewer, slice)
  const owed = sumOf(ages)
  const late = sumOf(ages.filter(({ bucket }) => bucket !== 'not_due'))
  const more = { currency }
  const { n, forecast } = await expectedCash(viewer, slice)
  const told = (
    key: FigureKey,
    unit: FigureUnit,
    value: number | null,
    count: number,
    previous: number | null = null
  ) => figure({ key, unit, value, n: count, previous }, slice, more)
  return {
    currency,
    figures: [
      told('money.billed', 'money', now.billed.total, now.billed.n, then && then.billed.total),
      told('money.collected', 'money', now.got.total, now.got.n, then && then.got.total),
      told('money.collection_rate', 'share', now.billed.rate, now.billed.n, then && then.billed.rate),
      told('money.realisation', 'share', now.work.rate, now.work.n, then && then.work.rate),
      told('money.days_to_pay', 'days', now.days.median, now.days.n, then && then.days.median),
      told('money.owed', 'money', owed.total, owed.n),
      told('money.overdue', 'money', late.total, late.n),
    ],
    ageing: ages.map((age) => ({ ...age, href: rowsAddress('money.owed', slice, { ...more, bucket: age.bucket }) })),
    ageingChart: barChart(
      ages.map(({ bucket, total }) => ({ label: bucket, values: [total] })),
      CHART_SIZES.narrow
    ),
    realisation: { ...now.work, unratedHref: rowsAddress('money.unrated', slice, more) },
    months: monthly(slice, now.billed.byMonth, now.got.byMonth),
    fees: await profitability(viewer, slice),
    history: n,
    forecast: forecast?.expected ?? null,
    owedHref: rowsAddress('money.owed', slice, more),
  }
}

const sumOf = (ages: { total: number; n: number }[]) =>
  ages.reduce((sum, { total, n }) => ({ total: sum.total + total, n: sum.n + n }), { total: 0, n: 0 })

type ByMonth = ReadonlyMap<string, number>

function monthly(slice: Slice, charged: ByMonth, got: ByMonth) {
  const rows = monthsIn(slice).map((month) => {
    const rowsOf = (figure: FigureKey) => rowsAddress(figure, daysOfMonth(month, slice), { currency: slice.currency })
    return {
      ...{ month, billed: charged.get(month) ?? 0, collected: got.get(month) ?? 0 },
      hrefs: { billed: rowsOf('money.billed'), collected: rowsOf('money.collected') },
    }
  })
  const bars = rows.map((row) => ({ label: row.month, values: [row.billed, row.collected] }))
  return { rows, chart: barChart(bars), narrowChart: barChart(bars, CHART_SIZES.narrow) }
}

/** The currencies of the money that a viewer may read; none for who may not. */
export const readCurrencies = async (viewer: Viewer): Promise<Currency[]> =>
  viewer.may('facturas:leer') ? usedCurrencies(viewer) : []

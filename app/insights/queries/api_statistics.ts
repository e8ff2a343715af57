import type { Viewer } from '#app/core/contributions/registries'
import type { Figures } from '#app/core/contributions/statistics'
import type { Figure } from '#app/insights/domain/figures'
import type { Slice } from '#app/insights/domain/slices'
import type { FeePart } from './profitability.js'
import { matterStatistics, moneyStatistics, readCurrencies, workStatistics } from './statistics_page.js'

type Part = { key: string | null; count: number; label?: string | null }

const plain = (figures: Figure[]) =>
  figures.map(({ key, unit, value, n, previous, interval }) => ({ key, unit, value, n, previous, interval }))
const counted = (parts: Part[]) => parts.map(({ key, count, label = null }) => ({ key, name: label, count }))
const charged = (parts: FeePart[]) =>
  parts.map(({ key, label: name, href: _, rows: __, ...sums }) => ({ key, name, ...sums }))

const ended = (figures: Figures<string>) => Object.entries(figures).map(([name, { count }]) => ({ name, count }))

/** The numbers of the page of statistics as programs read them: no addresses, no drawings. */
export async function apiStatistics(viewer: Viewer, slice: Slice, before: Slice | null) {
  const matters = await matterStatistics(viewer, slice, before)
  const { deadlines, conflicts, load } = await workStatistics(viewer, slice, before)
  return {
    matters: {
      figures: plain(matters.figures),
      byStatus: counted(matters.byStatus),
      byMateria: counted(matters.byMateria),
      byPerson: counted(matters.byPerson),
      stalled: counted(matters.stalled.byPerson),
    },
    money: await moneyOf(viewer, slice, before),
    work: {
      figures: plain([...deadlines.figures, ...conflicts]),
      deadlines: ended(deadlines.total),
      people: deadlines.byPerson.map(({ key, label, n, share, figures: own }) => {
        return { id: Number(key), name: label, n, share, ended: own && ended(own) }
      }),
      load: load.map(({ id, name, matters: own, activities, deadlines: due, weeks }) => ({
        ...{ id: id || null, name, matters: own, activities, deadlines: due },
        weeks: weeks.map((week) => {
          return { week: week.week, activities: week.activities.count, deadlines: week.deadlines.count }
        }),
      })),
    },
  }
}

async function moneyOf(viewer: Viewer, slice: Slice, before: Slice | null) {
  const money = []
  for (const currency of await readCurrencies(viewer)) {
    const { figures, ageing, months, fees, forecast, realisation } = await moneyStatistics(
      viewer,
      slice,
      before,
      currency
    )
    money.push({
      currency,
      figures: plain(figures),
      realisation: {
        ...{ n: realisation.n, unrated: realisation.unrated },
        ...{ worth: realisation.worth, charged: realisation.charged },
      },
      ageing: ageing.map(({ bucket, total, n }) => ({ bucket, total, n })),
      months: months.rows.map(({ month, billed, collected }) => ({ month, billed, collected })),
      fees: {
        byMateria: charged(fees.byMateria),
        byModel: charged(fees.byModel),
        byClient: charged(fees.byClient),
      },
      forecast,
    })
  }
  return money
}

import { statistics } from '#app/core/contributions/statistics'
import type { Viewer } from '#app/core/contributions/registries'
import type { Currency } from '#app/core/money'
import type { Figure, FigureKey, FigureUnit } from '#app/insights/domain/figures'
import { monthBefore, spanOf } from '#app/insights/domain/periods'
import { wholeSlice, type Slice } from '#app/insights/domain/slices'
import { matterCounts } from './matter_figures.js'
import { billed, collected, expectedCash, owedByAge } from './money_figures.js'
import { rowsAddress, type Narrowed } from './rows_address.js'
import { readCurrencies } from './statistics_page.js'
import { workload, type Counted } from './workload.js'

/** People whose week is told. */
const MOST_PEOPLE = 5

/** Money of one currency this month, and what of what is owed is expected within 30 days: between `low` and `high` in eight cases of ten. */
export type HomeMoney = {
  currency: Currency
  figures: Figure[]
  expected: { value: number; low: number; high: number; href: string } | null
}

/** What a person answers for. `ended` deadlines are those of this quarter. */
export type OwnFigures = { figures: Figure[]; met: number; ended: number; endedHref: string }

/** What is due of a person in the next seven days. */
export type WeekOfPerson = { id: number; name: string; activities: Counted; deadlines: Counted }

export type HomeFigures = { money: HomeMoney[]; own: OwnFigures | null; team: WeekOfPerson[] }

/**
 * The numbers of the home by what somebody may and does: money for who reads charges, own matters for who answers for some, else the week of the others. Null when nothing is told. `today` is
 * the day of the firm. A constant number of queries.
 */
export async function homeFigures(viewer: Viewer, firm: { timeZone: string }, today: string) {
  if (!viewer.may('estadisticas:leer')) return null
  const month = wholeSlice(firm, spanOf('month', today), today)
  const money: HomeMoney[] = []
  for (const currency of await readCurrencies(viewer)) money.push(await moneyOf(viewer, { ...month, currency }))
  const own = viewer.may('expedientes:leer') ? await ownFigures(viewer, firm, today) : null
  const team = own === null ? await weekOfTeam(viewer, month) : []
  const told = money.filter(({ figures }) => figures.some(({ value, previous }) => value !== 0 || previous))
  return told.length > 0 || own !== null || team.length > 0 ? { money: told, own, team } : null
}

function figure(
  slice: Slice,
  key: FigureKey,
  told: { unit: FigureUnit; value: number; n: number; previous?: number },
  more?: Narrowed
): Figure {
  return { previous: null, interval: null, ...told, key, href: rowsAddress(key, slice, more) }
}

async function moneyOf(viewer: Viewer, slice: Slice): Promise<HomeMoney> {
  const before = { ...slice, ...monthBefore(slice) }
  const charged = await billed(viewer, slice)
  const got = await collected(viewer, slice)
  const ages = await owedByAge(viewer, slice)
  const { forecast } = await expectedCash(viewer, slice)
  const more = { currency: slice.currency }
  const money = (key: FigureKey, { total: value, n }: { total: number; n: number }, previous?: number) =>
    figure(slice, key, { unit: 'money', value, n, previous }, more)
  const owed = ages.reduce((sum, { total, n }) => ({ total: sum.total + total, n: sum.n + n }), { total: 0, n: 0 })
  const soon = forecast?.expected.find(({ days }) => days === 30)
  return {
    currency: slice.currency,
    figures: [
      money('money.billed', charged, (await billed(viewer, before)).total),
      money('money.collected', got, (await collected(viewer, before)).total),
      money('money.owed', owed),
    ].map((each) => ({ ...each, previous: each.previous ?? null })),
    expected: soon
      ? { value: soon.expected, low: soon.low, high: soon.high, href: rowsAddress('money.owed', slice, more) }
      : null,
  }
}

/** Null for who answers for no matter at work. */
async function ownFigures(viewer: Viewer, firm: { timeZone: string }, today: string): Promise<OwnFigures | null> {
  const person = viewer.userId
  const quarter = { ...wholeSlice(firm, spanOf('quarter', today), today), person }
  const { open, stalled } = await matterCounts(viewer, quarter)
  if (open === 0) return null
  const ended = await statistics
    .find('deadlines')!
    .load(viewer, { firstDay: quarter.from, lastDay: quarter.to, personId: person })
  const count = (key: FigureKey, value: number) => figure(quarter, key, { unit: 'count', value, n: value }, { person })
  return {
    figures: [count('matters.open', open), count('matters.stalled', stalled)],
    met: ended.total.met!.count,
    ended: Object.values(ended.total).reduce((sum, each) => sum + each.count, 0),
    endedHref: rowsAddress('deadlines.kept_rate', quarter, { person }),
  }
}

/** Who has most to do in the next seven days. */
async function weekOfTeam(viewer: Viewer, slice: Slice): Promise<WeekOfPerson[]> {
  const people = (await workload(viewer, slice)).flatMap(({ id, name, weeks }) => {
    const { activities, deadlines } = weeks.find(({ week }) => week === 'week_1')!
    return name === null ? [] : [{ id, name, activities, deadlines }]
  })
  const weight = ({ activities, deadlines }: WeekOfPerson) => activities.count + deadlines.count
  return people
    .filter((person) => weight(person) > 0)
    .sort((one, other) => weight(other) - weight(one) || one.id - other.id)
    .slice(0, MOST_PEOPLE)
}

import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/core/contributions/registries'
import { joinOn } from '#app/core/models/join_on'
import Charge from '#app/billing/models/charge'
import ChargeMatter from '#app/billing/models/charge_matter'
import TimeEntry from '#app/fees/models/time_entry'
import { shareOf } from '#app/insights/domain/figures'
import type { Slice } from '#app/insights/domain/slices'
import Matter from '#app/matters/models/matter'
import { kept } from './kept.js'

export type TimeQuery = ModelQueryBuilderContract<typeof TimeEntry>

/** SQL of what an entry is worth, and of what was charged of it by now: nothing while its charge is a draft. In centavos. */
export const WORTH = () => TimeEntry.worth()
export const CHARGED = () =>
  `case when takers.state in ('issued', 'written_off') then ${TimeEntry.charged()} else 0 end`

/** Billable time of a span in one currency, with the charge that took it, of matters that the viewer sees. What a charge took that they may not see is left out. */
function billableTime(viewer: Viewer, { from, to, currency }: Slice): TimeQuery {
  const firm = { id: viewer.workspaceId ?? 0 }
  const closed = ChargeMatter.closedTo(firm, viewer.userId)
  const query = TimeEntry.in(firm)
    .leftJoin(...joinOn(Charge, 'time_entries.charge_id', 'takers'))
    .where({ 'time_entries.billable': 1, 'time_entries.currency': currency })
    .whereBetween('time_entries.worked_on', [from, to])
    .whereNotIn('time_entries.matter_id', Matter.idsUnseenBy(viewer))
    .where((open) => {
      void open.whereNull('time_entries.charge_id').orWhereNotIn('time_entries.charge_id', closed)
    }) as TimeQuery
  if (!viewer.may('facturas:leer') || !viewer.may('expedientes:leer')) query.whereRaw('1 = 0')
  return query
}

/** Of that what has a rate: what realisation is made of. */
export const ratedTime = (viewer: Viewer, slice: Slice): TimeQuery =>
  billableTime(viewer, slice).whereNotNull('time_entries.rate')

/** Of that what has none: it is worth nothing that could be told. */
export const unratedTime = (viewer: Viewer, slice: Slice): TimeQuery =>
  billableTime(viewer, slice).whereNull('time_entries.rate')

/** Billable work in centavos: what it is worth at its rates, what was charged of it, and the one as a share of the other in millionths; null where there is none with a rate. */
export type Realisation = { n: number; unrated: number; worth: number; charged: number; rate: number | null }

/**
 * Realisation: charged value of billable work ÷ its value at the rates it was recorded at (Clio, "Legal Trends Report" 2017, appendix A "Law firm KPIs": the billable work that is
 * invoiced, over the billable work that was done). Firms that record no time have none, and nothing else asks for it. One query.
 */
export const realisation = (viewer: Viewer, slice: Slice): Promise<Realisation> =>
  kept(viewer, 'realisation', slice, () => readRealisation(viewer, slice))

async function readRealisation(viewer: Viewer, slice: Slice): Promise<Realisation> {
  const sums = billableTime(viewer, slice).count('time_entries.rate as n').count('* as entries')
  sums.select(db.raw(`sum(${WORTH()}) as worth`), db.raw(`sum(${CHARGED()}) as charged`))
  type Sums = { n: number; entries: number; worth: number | null; charged: number | null }
  const [row] = (await sums.pojo<Sums>()) as unknown as Sums[]
  const n = Number(row?.n ?? 0)
  const [worth, charged] = [Number(row?.worth ?? 0), Number(row?.charged ?? 0)]
  return { n, unrated: Number(row?.entries ?? 0) - n, worth, charged, rate: shareOf(charged, worth) }
}

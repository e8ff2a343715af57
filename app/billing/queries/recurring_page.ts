import { lastFailure } from '#app/core/jobs/each_item'
import { firmToday } from '#app/core/time_zone'
import { RECURRING_JOB } from '#app/billing/actions/run_recurring_charges'
import { priced } from '#app/billing/actions/write_charge'
import { standingOf } from '#app/billing/domain/charge_line'
import { datesFrom } from '#app/billing/domain/recurring_dates'
import Charge from '#app/billing/models/charge'
import RecurringCharge from '#app/billing/models/recurring_charge'
import Client from '#app/clients/models/client'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

export const RECURRING_PER_PAGE = 50
/** States of the list. */
export const RECURRING_STATES = ['active', 'paused', 'ended', 'all'] as const
export type RecurringStateFilter = (typeof RECURRING_STATES)[number]

const PREVIEWED = 3
const LAST_CHARGES = 12

function narrowed(viewer: MatterViewer, state: RecurringStateFilter) {
  const query = RecurringCharge.seenBy(viewer)
  if (state === 'active') query.where('recurring_charges.active', 1)
  if (state === 'paused') query.where('recurring_charges.active', 0).whereNotNull('recurring_charges.next_on')
  if (state === 'ended') query.whereNull('recurring_charges.next_on')
  return query
}

/** A page of the recurring charges that somebody may know of, the next one first. Totals in centavos. */
export async function listRecurring(
  viewer: MatterViewer,
  { state, page }: { state: RecurringStateFilter; page: number }
) {
  const [counted] = await narrowed(viewer, state).count('* as total')
  const total = Number(counted!.$extras.total)
  const at = Math.min(page, Math.max(1, Math.ceil(total / RECURRING_PER_PAGE)))
  const rows = await narrowed(viewer, state)
    .preload('client')
    .orderByRaw('recurring_charges.next_on is null')
    .orderBy('recurring_charges.next_on')
    .orderBy('recurring_charges.id', 'desc')
    .limit(RECURRING_PER_PAGE)
    .offset((at - 1) * RECURRING_PER_PAGE)
  const lines = rows.map((row) => ({
    ...{ id: row.id, title: row.title, clientName: row.client.name, currency: row.currency },
    ...{
      rhythm: row.rhythm,
      nextOn: row.nextOn,
      state: row.state,
      issues: row.issues,
      total: priced(row.fields).total,
    },
  }))
  return { rows: lines, paging: { total, page: at, perPage: RECURRING_PER_PAGE } }
}

/** A recurring charge with its next days, its last charges and why the next one could not be made. */
export async function recurringPage(recurring: RecurringCharge, firm: { timeZone: string }, viewer: MatterViewer) {
  const { id, workspaceId, title, currency, fields, rhythm, dayOfMonth, startsOn, endsOn, nextOn, issues } = recurring
  const { state, version, recurrence, clientId } = recurring
  const matterIds = [...new Set(fields.items.flatMap((item) => item.matterId ?? []))]
  const client = await Client.in({ id: workspaceId }).where('clients.id', clientId).first()
  const matters = await Matter.seenEvenTrashed(viewer)
    .whereIn('matters.id', matterIds)
    .select('id', 'reference', 'title')
  const charges = await Charge.seenBy(viewer)
    .where('charges.recurring_id', id)
    .orderBy('charges.period', 'desc')
    .limit(LAST_CHARGES)
  const { items: amounts, ...totals } = priced(fields)
  const today = firmToday(firm)
  const known = new Map(
    matters.map(({ id: one, reference, title: name }) => [one, { id: one, reference, title: name }])
  )
  return {
    ...{ id, title, currency, rhythm, dayOfMonth, startsOn, endsOn, nextOn, issues, state, version, totals },
    ...{ isrRate: fields.isrRate, withholdsIva: fields.withholdsIva, notes: fields.notes, dueDays: fields.dueDays },
    exchangeRate: fields.exchangeRate,
    client: client && { id: client.id, name: client.name, type: client.type, rfc: client.rfc },
    items: fields.items.map(({ matterId, ...item }, at) => ({
      ...{ ...item, ...amounts[at]! },
      matter: matterId === null ? null : (known.get(matterId) ?? null),
    })),
    next: state === 'active' ? datesFrom(nextOn, recurrence, PREVIEWED) : [],
    charges: charges.map((charge) => {
      const { id: one, reference, period, total, issuedOn } = charge
      return { id: one, reference, period, total, issuedOn, standing: standingOf(charge, today) }
    }),
    today,
    problem: state === 'active' ? await problemOf(id) : null,
  }
}

export type RecurringCard = Awaited<ReturnType<typeof recurringPage>>

/** Why the charge of the next period could not be made, as a message of the catalogues; null while nothing failed. */
async function problemOf(id: number): Promise<string | null> {
  const reason = await lastFailure(RECURRING_JOB, id)
  if (reason === null) return null
  const [, message] = /^[\w.]+: (billing\.problem\.(?:other_matter|too_much|nothing_to_charge))$/.exec(reason) ?? []
  return message ?? 'recurring_charges.problem.unknown'
}

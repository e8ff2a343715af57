import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record, type AuditedAction } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { awaitSequence, nextInSequence } from '#app/core/sequences/sequence'
import { InvalidCalendar, type CalendarData } from '#app/deadlines/domain/calendar'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import CalendarLayer, { type LayerOwner } from '#app/deadlines/models/calendar_layer'
import { loadCalendarData } from '#app/deadlines/queries/load_calendars'
import { heldZone } from '#app/workspaces/queries/firm_zone'

const SEQUENCE = 'calendar_changes'

/** A calendar that is being changed. */
export interface CalendarInHand {
  trx: TransactionClientContract
  /** The layer of the one who changes it, locked. */
  layer: CalendarLayer
  /** As it was before, with all layers. */
  data: CalendarData
}

/** What the log says of a change. */
export type CalendarEntry = Pick<AuditedAction, 'before' | 'after'> & { action: string }

export const tenantOf = ({ workspaceId }: LayerOwner) => (workspaceId === null ? null : { id: workspaceId })

/**
 * Holds the calendars of an owner until the transaction ends: who wants to change one of them waits. Two that find no layer would each make one, and no index keeps
 * the operators, whose layers have no firm, from having two. Operators have the sequence of no firm; a firm is held after its sequence, as by everybody who changes what hangs
 * on its calendars.
 */
export async function holdCalendars(trx: TransactionClientContract, { workspaceId }: LayerOwner): Promise<void> {
  await nextInSequence(trx, workspaceId ?? 0, SEQUENCE)
  if (workspaceId !== null) await heldZone(workspaceId, trx)
}

/**
 * Waits until nobody changes the calendars on which a firm counts, and keeps them as they are until the transaction ends. Who writes down something that was counted on them
 * does so before anything is read: a change that was under way would neither be read nor find it.
 */
export const awaitCalendars = (trx: TransactionClientContract, { id }: { id: number }): Promise<void> =>
  awaitSequence(trx, [0, id], SEQUENCE)

/** What is wrong with a calendar, in a sentence at a field. */
export const calendarProblem = (field: string, problem: string, values: Record<string, string | number> = {}) =>
  new FieldProblem(field, `deadlines.calendar_problem.${problem}`, values)

/** Says at a field of a form what `InvalidCalendar` says of days. */
export function sayOfDays(error: unknown): never {
  if (!(error instanceof InvalidCalendar)) throw error
  const { from = '', to = '', year = '' } = error.details
  throw calendarProblem(error.problem === 'inverted' ? 'to' : 'from', error.problem, { from, to, year })
}

/**
 * Changes a calendar: in one transaction the layer of its owner (made when there is none), what `change` does, its entry in the log, and the news. `change` returns null
 * when there was nothing to do. Throws NotFound for a calendar that the owner does not have, FieldProblem for one that is a law.
 */
export async function changeCalendar(
  author: Author,
  owner: LayerOwner,
  key: string,
  change: (calendar: CalendarInHand) => Promise<CalendarEntry | null>
): Promise<void> {
  await db.transaction(async (trx) => {
    await holdCalendars(trx, owner)
    const own = await CalendarLayer.of(owner, trx).where('key', key).forUpdate().first()
    const data = (await loadCalendarData(tenantOf(owner), trx)).get(key)
    if (!data) throw new NotFound('calendars')
    if (data.years === null) throw calendarProblem('calendar', 'law')
    const { name } = data
    const layer = own ?? (await CalendarLayer.create({ ...owner, key, name, weekly: [] }, { client: trx }))
    const entry = await change({ trx, layer, data })
    if (entry) await recordChange(trx, author, layer, entry)
  })
}

/** Tells whoever counts on a calendar that it changed, and then writes that down: the log comes last, as everywhere. */
export async function recordChange(
  trx: TransactionClientContract,
  author: Author,
  { id, key, name, workspaceId }: CalendarLayer,
  { action, before, after }: CalendarEntry
): Promise<void> {
  await CalendarsChanged.dispatch(trx, workspaceId, [key])
  await record(trx, author, {
    workspaceId,
    action,
    subject: { type: 'authority_calendar', id },
    ...(before && { before: { name, ...before } }),
    ...(after && { after: { name, ...after } }),
  })
}

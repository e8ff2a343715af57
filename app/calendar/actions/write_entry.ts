import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { newToken } from '#app/core/encryption/tokens'
import { FieldProblem } from '#app/core/errors/field_problem'
import { addDays, daysBetween, type Day } from '#app/deadlines/domain/days'
import { saidOfAll, storedEntry, type EntryFields, type EntryScope } from '#app/calendar/domain/entry_fields'
import { daysOf } from '#app/calendar/domain/entry_times'
import { cutRule, repetitionOf } from '#app/calendar/domain/rules'
import CalendarEntry from '#app/calendar/models/calendar_entry'
import { heldEntry } from '#app/calendar/queries/find_entry'
import { changeEntry, cut, leaveOut } from './change_entry.js'
import { notifyOfEntry } from './entry_notices.js'
import { linkPeople, log, refuseFaults, risen, notifyAttending } from './entry_rows.js'

/** Which event is changed, as it was looked at, and what of it: the repetition that begins on `at`, that and what follows, or all. */
export interface Aim {
  id: number
  workspaceId: number
  version: number
  scope: EntryScope
  at: Day
}

/** What a new event has that a form does not say: what it is called elsewhere, and what of it does not take place. */
interface Known {
  uid?: string
  sequence?: number
  exceptions?: Day[]
}

/** Writes events into the calendar of somebody who works in a firm, changes and cancels them. */
export class WriteEntry {
  async add(author: Author, firm: { id: number }, fields: EntryFields): Promise<CalendarEntry> {
    return db.transaction((trx) => this.write(trx, author, firm, fields))
  }

  /**
   * The same within a transaction; an import passes what it knows. The person who acts owns the event. Throws FieldProblem for times and repetitions that cannot be.
   */
  async write(
    trx: TransactionClientContract,
    author: Author,
    firm: { id: number },
    fields: EntryFields,
    { uid = `${newToken()}@foja`, sequence = 0, exceptions = [] }: Known = {}
  ): Promise<CalendarEntry> {
    refuseFaults(fields)
    const of = { workspaceId: firm.id, ownerId: author.userId!, uid, sequence, version: 1 }
    const entry = await CalendarEntry.create({ ...storedEntry(fields, exceptions), ...of }, { client: trx })
    const peopleIds = await linkPeople(trx, entry, fields.peopleIds)
    const { title, firstDay, rule } = entry
    await log(trx, author, entry, 'calendar_entry.added', { after: { title, day: firstDay, rule } })
    await notifyOfEntry(trx, entry, { kind: 'entry_set', actorId: author.userId, to: peopleIds })
    return entry
  }

  /**
   * Throws FieldProblem when it was saved since `version`, when `at` is none of its days, and for times and repetitions that cannot be; then nothing is changed.
   *
   * @returns the event that has the fields now: for some of its repetitions, a new one
   */
  async edit(author: Author, aim: Aim, fields: EntryFields): Promise<CalendarEntry> {
    return db.transaction((trx) => this.editWithin(trx, author, aim, fields))
  }

  /** The same within a transaction. */
  async editWithin(
    trx: TransactionClientContract,
    author: Author,
    { scope, at, ...aim }: Aim,
    fields: EntryFields
  ): Promise<CalendarEntry> {
    const entry = await heldAt(trx, { ...aim, at })
    const whole = scope === 'all' || entry.rule === null || (scope === 'following' && at === daysOf(entry)[0])
    if (whole) return changeEntry(trx, author, entry, saidOfAll(fields, entry.firstDay, at))
    const firm = { id: entry.workspaceId }
    if (scope === 'one') {
      await leaveOut(trx, author, entry, at, fields)
      return this.write(trx, author, firm, { ...fields, repetition: null })
    }
    const former = repetitionOf(entry.rule!, entry.firstDay)!
    const { from } = cutRule(entry.rule!, entry.firstDay, at)
    const isAsMany = fields.repetition !== null && fields.repetition.count === former.count
    const repetition = isAsMany ? { ...fields.repetition!, count: repetitionOf(from, at)!.count } : fields.repetition
    const later = entry.exceptions.filter((day) => day > at)
    await cut(trx, author, entry, at, fields)
    const moved = daysBetween(at, fields.firstDay)
    const exceptions = later.map((day) => addDays(day, moved))
    return this.write(trx, author, firm, { ...fields, repetition }, { exceptions })
  }

  /** It stays, cancelled, for calendars elsewhere. Throws FieldProblem as `edit`. */
  async cancel(author: Author, aim: Aim): Promise<void> {
    await db.transaction((trx) => this.cancelWithin(trx, author, aim))
  }

  /** The same within a transaction. */
  async cancelWithin(trx: TransactionClientContract, author: Author, { scope, at, ...aim }: Aim): Promise<void> {
    const entry = await heldAt(trx, { ...aim, at })
    const days = daysOf(entry)
    const whole = scope === 'all' || days.length === 1 || (scope === 'following' && at === days[0])
    if (!whole) return scope === 'one' ? leaveOut(trx, author, entry, at, 'off') : cut(trx, author, entry, at, 'off')
    const { title, firstDay } = entry
    await entry.merge({ cancelledAt: clock.now(), ...risen(entry) }).save()
    await log(trx, author, entry, 'calendar_entry.cancelled', { before: { title, day: firstDay } })
    await notifyAttending(trx, author, entry, 'entry_cancelled')
  }

  /** Takes back that a whole event was cancelled, as long as nothing was done with it since `version`. Returns whether it stands again. */
  async restoreWithin(
    trx: TransactionClientContract,
    author: Author,
    { id, workspaceId, version }: Pick<Aim, 'id' | 'workspaceId' | 'version'>
  ): Promise<boolean> {
    const entry = await CalendarEntry.in({ id: workspaceId }, trx).where('id', id).forUpdate().first()
    if (!entry || entry.version !== version || entry.cancelledAt === null) return false
    const { title, firstDay, rule } = entry
    await entry.merge({ cancelledAt: null, ...risen(entry) }).save()
    await log(trx, author, entry, 'calendar_entry.added', { after: { title, day: firstDay, rule } })
    await notifyAttending(trx, author, entry, 'entry_changed')
    return true
  }
}

/** The event as it is now, held. */
async function heldAt(
  trx: TransactionClientContract,
  { id, workspaceId, version, at }: Omit<Aim, 'scope'>
): Promise<CalendarEntry> {
  const entry = await heldEntry(trx, workspaceId, id)
  if (entry.version !== version || entry.cancelledAt !== null) throw new FieldProblem('version', 'entries.stale')
  if (!daysOf(entry).includes(at)) throw new FieldProblem('version', 'entries.stale')
  return entry
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import Court from '#app/courts/models/court'
import Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { differing, storedHearing, type HearingFields, type StoredHearing } from '#app/calendar/domain/hearing_fields'
import Hearing from '#app/calendar/models/hearing'
import { findHearing } from '#app/calendar/queries/find_hearing'
import { eraseHearings } from './erase_hearings.js'
import { isSame, linkAll, linksOf } from './hearing_links.js'
import { notifyOfHearing } from './hearing_notices.js'

/** What, when it changes, those who attend and the clients have to know. */
const TOLD: readonly string[] = ['day', 'time', 'court', 'room', 'address', 'link']
/** What, when it changes, only the clients have to know besides. */
const TOLD_TO_CLIENTS: readonly string[] = ['clientAttends']

/** Puts hearings on the calendar of a matter, changes and removes them. */
export class WriteHearing {
  async add(author: Author, matter: Matter, fields: HearingFields): Promise<Hearing> {
    return db.transaction((trx) => this.addWithin(trx, { author, matter, fields }))
  }

  /** The same within a transaction. */
  async addWithin(
    trx: TransactionClientContract,
    { author, matter, fields }: { author: Author; matter: Matter; fields: HearingFields }
  ): Promise<Hearing> {
    await Matter.hold(matter, trx)
    const hearing = await createHearing(trx, author, { matter, stored: await withCourt(fields, trx) })
    await linkAll(trx, hearing, fields)
    await notifyOfHearing(trx, { kind: 'hearing_set', actorId: author.userId, matter, hearing })
    return hearing
  }

  /**
   * `version` is the one that was edited; one that is saved as it was keeps it. Who attends from now on, and clients to whom it is shown from now on, are told that it
   * is set; the others, when and where it is now. Nobody is told of one that is over. Throws FieldProblem when it has another version by now; then nothing is changed.
   */
  async edit(
    author: Author,
    matter: Matter,
    { id, version, ...fields }: HearingFields & { id: number; version: number }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const hearing = await findHearing(matter, id, trx)
      if (hearing.version !== version) throw new FieldProblem('version', 'hearings.stale')
      const before = storedHearing(hearing as unknown as HearingFields)
      const after = await withCourt(fields, trx)
      const changed = differing(before, after)
      const linked = await linksOf(hearing, trx)
      if (changed.length === 0 && isSame(linked, fields)) return
      await hearing.merge({ ...after, version: version + 1 }).save()
      await linkAll(trx, hearing, fields)
      const only = (of: StoredHearing) => Object.fromEntries(changed.map((name) => [name, of[name]]))
      await log(trx, author, hearing, 'hearing.edited', { before: only(before), after: only(after) })
      await refreshNextDates(trx, [matter.id])
      const told = { actorId: author.userId, matter, hearing }
      const knew = new Set([...linked.peopleIds, before.substituteId])
      const isNews = changed.some((name) => TOLD.includes(name))
      if (isNews || changed.some((name) => TOLD_TO_CLIENTS.includes(name)))
        await notifyOfHearing(trx, {
          ...told,
          kind: 'hearing_changed',
          before,
          isMeant: (id) => isNews && knew.has(id),
          toClients: before.shownToClient,
        })
      await notifyOfHearing(trx, {
        ...told,
        kind: 'hearing_set',
        isMeant: (id) => !knew.has(id),
        toClients: !before.shownToClient,
      })
    })
  }

  /** One that was written by mistake: it goes without a trace but the log. */
  async remove(author: Author, matter: Matter, id: number): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const hearing = await findHearing(matter, id, trx)
      if (hearing.status === 'scheduled')
        await notifyOfHearing(trx, { kind: 'hearing_cancelled', actorId: author.userId, matter, hearing })
      const { kind, day, time, status } = hearing
      await log(trx, author, hearing, 'hearing.removed', { before: { kind, day, time, status } })
      await eraseHearings(trx, [hearing.id])
      await refreshNextDates(trx, [matter.id])
    })
  }
}

/** Stores a hearing that is to come, with its entry in the log. */
export async function createHearing(
  trx: TransactionClientContract,
  author: Author,
  { matter, stored, deferredFromId = null }: { matter: Matter; stored: StoredHearing; deferredFromId?: number | null }
): Promise<Hearing> {
  const of = { workspaceId: matter.workspaceId, matterId: matter.id, createdById: author.userId!, deferredFromId }
  const hearing = await Hearing.create({ ...of, ...stored, status: 'scheduled', version: 1 }, { client: trx })
  const { kind, day, time, court } = stored
  await log(trx, author, hearing, 'hearing.added', { after: { kind, day, time, court } })
  await refreshNextDates(trx, [matter.id])
  return hearing
}

/** Writes what happened to a hearing into the log. */
export function log(
  trx: TransactionClientContract,
  author: Author,
  { id, workspaceId, matterId }: Hearing,
  action:
    | 'hearing.added'
    | 'hearing.edited'
    | 'hearing.removed'
    | 'hearing.held'
    | 'hearing.deferred'
    | 'hearing.cancelled'
    | 'hearing.reopened',
  told: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  return record(trx, author, { workspaceId, matterId, action, subject: { type: 'hearing', id }, ...told })
}

/** Fields whose court, when it is one of the catalogue, has its name. Throws FieldProblem for one that is not there. */
async function withCourt(fields: HearingFields, trx: TransactionClientContract): Promise<StoredHearing> {
  const stored = storedHearing(fields)
  if (stored.courtId === null) return stored
  const court = await Court.find(stored.courtId, { client: trx })
  if (!court) throw new FieldProblem('court', 'hearings.no_such_court')
  return { ...stored, court: court.name.slice(0, 300) }
}

import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { todayIn } from '#app/workspaces/queries/today_in'
import { storedHearing, type HearingFields, type HearingState } from '#app/calendar/domain/hearing_fields'
import HearingDocument from '#app/calendar/models/hearing_document'
import HearingPerson from '#app/calendar/models/hearing_person'
import { findHearing } from '#app/calendar/queries/find_hearing'
import { notifyOfHearing } from './hearing_notices.js'
import { createHearing, linkAll, log } from './write_hearing.js'

const ACTIONS = {
  scheduled: 'hearing.reopened',
  held: 'hearing.held',
  deferred: 'hearing.deferred',
  cancelled: 'hearing.cancelled',
} as const

interface Conclusion {
  id: number
  /** The one that was looked at. */
  version: number
  status: HearingState
  outcome?: string | null
  /** When one that is put off is held instead. */
  day?: string
  time?: string
}

/** Says what became of a hearing. One that is put off is followed by another one on its new day, with the same people and documents. */
export class ConcludeHearing {
  /**
   * Throws FieldProblem for one that was put off before (it is the later one that is to be changed), that was saved since `version`, or that is put off to a day
   * that is over where the firm is.
   */
  async handle(author: Author, matter: Matter, conclusion: Conclusion): Promise<void> {
    const { id, version, status, outcome = null, day, time } = conclusion
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const hearing = await findHearing(matter, id, trx)
      const before = { status: hearing.status, outcome: hearing.outcome }
      if (hearing.status === 'deferred') throw new FieldProblem('status', 'hearings.was_deferred')
      if (hearing.version !== version) throw new FieldProblem('version', 'hearings.stale')
      if (status === 'deferred' && day! < (await todayIn(matter.workspaceId, trx)))
        throw new FieldProblem('day', 'hearings.past_day')
      await hearing.merge({ status, outcome, version: version + 1 }).save()
      await log(trx, author, hearing, ACTIONS[status], {
        before,
        after: { status, outcome, ...(day && { day, time }) },
      })
      await refreshNextDates(trx, [matter.id])
      const told = { actorId: author.userId, matter }
      if (status === 'cancelled') await notifyOfHearing(trx, { ...told, kind: 'hearing_cancelled', hearing })
      if (status !== 'deferred') return
      const stored = { ...storedHearing(hearing as unknown as HearingFields), day: day!, time: time! }
      const next = await createHearing(trx, author, { matter, stored, deferredFromId: hearing.id })
      const people = await HearingPerson.byKey('hearing_id', id, trx)
      const documents = await HearingDocument.byKey('hearing_id', id, trx)
      const documentIds = documents.map(({ documentId }) => documentId)
      await linkAll(trx, next, { peopleIds: people.map(({ userId }) => userId), documentIds })
      await notifyOfHearing(trx, { ...told, kind: 'hearing_changed', hearing: next })
    })
  }
}

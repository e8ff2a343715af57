import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { holdDocket } from '#app/docket/actions/hold_docket'
import type Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'
import { todayIn } from '#app/workspaces/queries/today_in'
import { storedHearing, type HearingFields, type HearingState } from '#app/calendar/domain/hearing_fields'
import HearingDocument from '#app/calendar/models/hearing_document'
import HearingPerson from '#app/calendar/models/hearing_person'
import { findHearing } from '#app/calendar/queries/find_hearing'
import { notifyOfHearing } from './hearing_notices.js'
import { writeResults, type HearingResults } from './write_results.js'
import { linkAll } from './hearing_links.js'
import { createHearing, log } from './write_hearing.js'

const ACTIONS = {
  scheduled: 'hearing.reopened',
  held: 'hearing.held',
  deferred: 'hearing.deferred',
  cancelled: 'hearing.cancelled',
} as const

/** States of hearings in which something was decided or agreed. */
const WAS_OPENED: readonly HearingState[] = ['held', 'deferred']

interface Conclusion extends Partial<HearingResults> {
  id: number
  /** The one that was looked at. */
  version: number
  status: HearingState
  outcome?: string | null
  /** When one that is put off is held instead. */
  day?: string
  time?: string
}

/**
 * Says what became of a hearing, with the deadlines and activities that follow from it. One that is put off is followed by another one on its new day, with the same people
 * and documents.
 */
export class ConcludeHearing {
  /**
   * Throws FieldProblem for one that was put off before (it is the later one that is to be changed), that was saved since `version`, or that is put off to a day
   * that is over where the firm is, and for deadlines that cannot be computed; then nothing is changed.
   */
  async handle(author: Author, matter: Matter, conclusion: Conclusion): Promise<void> {
    const { id, version, status, outcome = null, day, time, decision = null, activities = [] } = conclusion
    await db.transaction(async (trx) => {
      await holdDocket(trx, matter)
      const hearing = await findHearing(matter, id, trx)
      const before = { status: hearing.status, outcome: hearing.outcome }
      if (hearing.status === 'deferred') throw new FieldProblem('status', 'hearings.was_deferred')
      if (hearing.version !== version) throw new FieldProblem('version', 'hearings.stale')
      if (status === 'deferred' && day! < (await todayIn(matter.workspaceId, trx)))
        throw new FieldProblem('day', 'hearings.past_day')
      if ((decision || activities.length > 0) && !WAS_OPENED.includes(status))
        throw new FieldProblem('status', 'hearings.nothing_follows')
      await hearing.merge({ status, outcome, version: version + 1 }).save()
      await log(trx, author, hearing, ACTIONS[status], {
        before,
        after: { status, outcome, ...(day && { day, time }) },
      })
      await writeResults(trx, { author, matter, hearing }, { decision, activities })
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
      await notifyOfHearing(trx, {
        ...told,
        kind: 'hearing_changed',
        hearing: next,
        before: storedHearing(hearing as unknown as HearingFields),
      })
    })
  }
}

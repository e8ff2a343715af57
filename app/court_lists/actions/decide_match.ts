import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { AddActivity } from '#app/activities/actions/add_activity'
import type { ActivityFields } from '#app/activities/domain/activity_fields'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import type { HearingFields } from '#app/calendar/domain/hearing_fields'
import { ProposeDeadlines, type Proposal } from '#app/docket/actions/propose_deadlines'
import Matter from '#app/matters/models/matter'
import { PostUpdate } from '#app/portal/actions/post_update'
import CourtListMatch from '#app/court_lists/models/court_list_match'
import CourtListRow from '#app/court_lists/models/court_list_row'

/** What a person makes of a row that is of their matter. */
export interface Acceptance {
  activity?: ActivityFields | null
  deadline?: Proposal | null
  hearing?: HearingFields | null
  /** What clients are told of it, in plain words; nothing when null. */
  toClients: string | null
}

type Named = { id: number; version: number }

/** Accepts that a row of a list is of a matter, or says that it is not. Nothing is linked without it. */
export class DecideMatch {
  /** Adds what was chosen to the matter, all of it or nothing. Throws FieldProblem for what cannot be, and at `version` when somebody decided meanwhile. */
  accept(author: Author, matter: Matter, { id, version, ...acceptance }: Named & Acceptance): Promise<CourtListMatch> {
    return db.transaction(async (trx) => {
      const { deadline, activity, hearing, toClients } = acceptance
      // Calendars are held before all else.
      const [first] = deadline ? await new ProposeDeadlines().write(trx, { author, matter, proposal: deadline }) : []
      await Matter.hold(matter, trx)
      const match = await this.locked(trx, matter, { id, version }, 'waiting')
      const added = activity ? await new AddActivity().write(trx, { author, matter, fields: activity }) : null
      const set = hearing ? await new WriteHearing().addWithin(trx, { author, matter, fields: hearing }) : null
      if (toClients !== null)
        await new PostUpdate().write(trx, { author, matter, fields: { text: toClients, shown: true } })
      await match
        .merge({
          ...decided(author, match, 'accepted'),
          ...{ activityId: added?.id ?? null, triggerId: first?.triggerId ?? null, hearingId: set?.id ?? null },
          shownToClient: toClients !== null,
        })
        .save()
      const row = await CourtListRow.byKey('id', match.rowId, trx).firstOrFail()
      await tell(trx, author, match, 'court_list_match.accepted', {
        after: { caseNumber: row.caseNumber, court: row.court, day: row.day, shown: toClients !== null },
      })
      return match
    })
  }

  /** Says why a row is not of the matter. It can be taken back. */
  refuse(author: Author, matter: Matter, { id, version, reason }: Named & { reason: string }): Promise<CourtListMatch> {
    return db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const match = await this.locked(trx, matter, { id, version }, 'waiting')
      await match.merge({ ...decided(author, match, 'invalid'), reason }).save()
      await tell(trx, author, match, 'court_list_match.refused', { after: { reason } })
      return match
    })
  }

  /** Takes back that a row is not of the matter. */
  reopen(author: Author, matter: Matter, { id, version }: Named): Promise<CourtListMatch> {
    return db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const match = await this.locked(trx, matter, { id, version }, 'invalid')
      const before = { reason: match.reason }
      await match
        .merge({ ...decided(author, match, 'waiting'), reason: null, decidedById: null, decidedAt: null })
        .save()
      await tell(trx, author, match, 'court_list_match.reopened', { before })
      return match
    })
  }

  private async locked(trx: Trx, matter: Matter, { id, version }: Named, state: CourtListMatch['state']) {
    const own = CourtListMatch.in({ id: matter.workspaceId }, trx).where({ id, matterId: matter.id })
    const match = await own.forUpdate().first()
    if (!match) throw new NotFound('court_list_matches')
    if (match.version !== version || match.state !== state)
      throw new FieldProblem('version', 'court_lists.problem.stale')
    return match
  }
}

const decided = ({ userId }: Author, { version }: CourtListMatch, state: CourtListMatch['state']) => ({
  ...{ state, version: version + 1, decidedById: userId, decidedAt: clock.now() },
})

function tell(
  trx: Trx,
  author: Author,
  { id, workspaceId, matterId }: CourtListMatch,
  action: 'court_list_match.accepted' | 'court_list_match.refused' | 'court_list_match.reopened',
  told: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  return record(trx, author, { workspaceId, matterId, action, subject: { type: 'court_list_match', id }, ...told })
}

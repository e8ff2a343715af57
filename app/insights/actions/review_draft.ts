import db from '@adonisjs/lucid/services/db'
import type { Viewer } from '#app/core/contributions/registries'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import type { Language } from '#app/core/messages/catalogue'
import type Client from '#app/clients/models/client'
import type { DraftDecision } from '#app/insights/domain/draft_states'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import { hiddenMatters } from '#app/insights/queries/draft_matters'
import { writtenReport } from '#app/insights/queries/written_report'

/** A draft as a person read and changed it, and what they decided. `version` is the one that they read. */
export interface ReviewedDraft {
  version: number
  state: DraftDecision
  to: string | null
  language: Language
  subject: string
  body: string
}

/** Keeps what somebody wrote into drafts, and what they decided of them. */
export class ReviewDraft {
  /** Throws a FieldProblem for a stale version, for one that was sent, and for an approval that could not be sent. */
  async handle(viewer: Viewer, draft: ClientReportDraft, reviewed: ReviewedDraft): Promise<void> {
    const { version, state, to, language, subject, body } = reviewed
    if ((await hiddenMatters(viewer, draft)).length > 0)
      throw new FieldProblem('body', 'client_reports.problem.hidden_matter')
    if (state === 'approved' && to === null) throw new FieldProblem('to', 'client_reports.problem.no_email')
    await this.change(draft, version, (held) => {
      const problem = to === null ? 'no_email' : null
      return held.merge({ state, recipient: to, language, subject, body, problem })
    })
  }

  /** Writes a draft anew of what may be told now, in place of what it says. */
  async again(viewer: Viewer, draft: ClientReportDraft, client: Client, firm: { name: string; timeZone: string }) {
    const { to, language, subject, body, matterIds } = await writtenReport(viewer, firm, client)
    const problem = to === null ? ('no_email' as const) : null
    await this.change(draft, draft.version, (held) =>
      held.merge({ state: 'draft', recipient: to, language, subject, body, matterIds, problem })
    )
  }

  private change(draft: ClientReportDraft, version: number, merge: (held: ClientReportDraft) => ClientReportDraft) {
    return db.transaction(async (trx) => {
      const held = await lockDraft(trx, draft)
      held.mustBeOpenAt(version)
      await merge(held)
        .merge({ version: held.version + 1 })
        .save()
    })
  }
}

/** A draft that nobody else changes until the transaction ends. */
export const lockDraft = (trx: Trx, { id, workspaceId }: { id: number; workspaceId: number }) =>
  ClientReportDraft.in({ id: workspaceId }, trx)
    .where('client_report_drafts.id', id)
    .forUpdate()
    .firstOrFail() as Promise<ClientReportDraft>

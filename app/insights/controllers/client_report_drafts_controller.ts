import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import Client from '#app/clients/models/client'
import { ReviewDraft } from '#app/insights/actions/review_draft'
import { reportReader } from '#app/insights/http/load_report'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import { hiddenMatters } from '#app/insights/queries/draft_matters'
import { nextDraft } from '#app/insights/queries/list_batches'
import { draftValidator } from '#app/insights/validators/client_report'
import { workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** One report of many, to be read, changed, approved or left out. */
@inject()
export default class ClientReportDraftsController {
  constructor(private readonly reviewDraft: ReviewDraft) {}

  /** What tells of a matter that its writer does not see any more is not shown. */
  async show(ctx: HttpContext) {
    const { draft, client } = await this.load(ctx)
    const { id, batchId, state, problem, recipient, language, subject, body, matterIds, version } = draft
    const isHidden = (await hiddenMatters(currentViewer(ctx), draft)).length > 0
    return ctx.inertia.render('law_firm/client_report_drafts/show', {
      draft: {
        ...{ id, batchId, state, language, version, isHidden, matters: matterIds.length },
        problem: isHidden ? ('hidden_matter' as const) : problem,
        ...{ to: recipient ?? '', subject: isHidden ? '' : subject, body: isHidden ? '' : body },
      },
      client: { id: client.id, name: client.name },
      nextId: await nextDraft(draft),
    })
  }

  /** Goes on with the next that waits for its review; who only saves stays. */
  async update(ctx: HttpContext) {
    const { draft } = await this.load(ctx)
    const reviewed = await ctx.request.validateUsing(draftValidator)
    await this.reviewDraft.handle(currentViewer(ctx), draft, { ...reviewed, to: reviewed.to ?? null })
    const next = reviewed.state === 'draft' ? draft.id : await nextDraft(draft)
    ctx.session.flash('notices', { toast: { key: `client_reports.draft.${reviewed.state}` } })
    if (next === null) return ctx.response.redirect().toRoute('law_firm.client_report_batches.show', [draft.batchId])
    return ctx.response.redirect().toRoute('law_firm.client_report_drafts.show', [draft.batchId, next])
  }

  /** Writes it anew. */
  async prepare(ctx: HttpContext) {
    const { draft, client } = await this.load(ctx)
    await this.reviewDraft.again(currentViewer(ctx), draft, client, workspaceOf(ctx))
    return ctx.response.redirect().toRoute('law_firm.client_report_drafts.show', [draft.batchId, draft.id])
  }

  private async load(ctx: HttpContext) {
    const firm = workspaceOf(ctx)
    const batch = await ClientReportBatch.findSeenBy(reportReader(ctx), ctx.params.id)
    const draft = await ClientReportDraft.in(firm).where({ batchId: batch.id, id: ctx.params.draftId }).first()
    if (!draft) throw new NotFound('client_report_drafts')
    return { draft, client: await Client.findIn(firm, draft.clientId) }
  }
}

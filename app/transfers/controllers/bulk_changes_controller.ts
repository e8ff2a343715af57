import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NoAccess } from '#app/core/errors/no_access'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import { usedClientTags } from '#app/clients/queries/used_tags'
import { listStages } from '#app/matters/queries/choices/list_stages'
import { usedTags } from '#app/matters/queries/list_tags'
import { PlanChange } from '#app/transfers/actions/plan_change'
import { RunTransfer } from '#app/transfers/actions/run_transfer'
import { requestedChange, requestedSelection, peopleOf } from '#app/transfers/bulk/requested_change'
import { BULK_FIELDS, permissionFor, type BulkChange } from '#app/transfers/bulk/bulk_change'
import { ownTransfer } from '#app/transfers/queries/find_transfer'
import { listPeople } from '#app/transfers/queries/list_people'
import { changeView } from '#app/transfers/queries/transfer_view'
import { pageOf } from '#app/transfers/notice_subject'
import { assertMay, isFromList, currentOwner, runSmall, currentSubject } from '#app/transfers/current_subject'
import { EXPORT_COLUMNS } from '#app/transfers/spreadsheets/record_columns'
import { changeValidator } from '#app/transfers/validators/transfer'
import { authorOf, languageOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Changes of many records at once: prepared, shown, done. Each needs the permission of its kind. */
@inject()
export default class BulkChangesController {
  constructor(
    private readonly planChange: PlanChange,
    private readonly runTransfer: RunTransfer
  ) {}

  /** What can be changed of the records of this page, and what there is to choose from. */
  async create(ctx: HttpContext) {
    const subject = currentSubject(ctx)
    const fields = BULK_FIELDS[subject].filter((field) => signedIn(ctx).may(permissionFor(subject, { field })))
    const isAboutMatters = subject === 'matters'
    return {
      fields,
      people: await listPeople(workspaceOf(ctx)),
      stages: isAboutMatters ? await listStages(currentViewer(ctx)) : [],
      tags: isAboutMatters ? await usedTags(currentViewer(ctx)) : await usedClientTags(workspaceOf(ctx)),
      regimes: isAboutMatters ? [] : [...TAX_REGIMES],
      columns: EXPORT_COLUMNS[subject],
    }
  }

  /** Leads to the preview; who asks for data gets the preview itself. */
  async store(ctx: HttpContext) {
    const subject = currentSubject(ctx)
    const { selection, ...input } = await ctx.request.validateUsing(changeValidator)
    if (!BULK_FIELDS[subject].includes(input.field)) throw new NoAccess({ route: ctx.route!.pattern })
    assertMay(ctx, permissionFor(subject, input))
    const change = requestedChange(input)
    await this.assertColleagues(ctx, change)
    const order = { ...currentOwner(ctx), change, selection: requestedSelection(selection) }
    const transfer = await this.planChange.handle(order)
    if (!transfer) throw new FieldProblem('selection', 'transfers.nothing_selected')
    if (ctx.request.accepts(['html', 'json']) === 'json') return changeView(transfer, 1, languageOf(ctx))
    return ctx.response.redirect(pageOf(transfer))
  }

  async run(ctx: HttpContext) {
    const transfer = await ownTransfer(currentOwner(ctx), ctx.params.id)
    const permission = permissionFor(transfer.subject, transfer.settings.change as BulkChange)
    assertMay(ctx, permission)
    await runSmall(await this.runTransfer.start(authorOf(ctx), transfer, permission))
    const { counts, state } = await ownTransfer(currentOwner(ctx), ctx.params.id)
    if (state === 'done') this.tell(ctx, transfer.id, counts?.changed ?? 0)
    if (isFromList(ctx)) return ctx.response.redirect().withQs().back()
    return ctx.response.redirect(pageOf(transfer))
  }

  async destroy(ctx: HttpContext) {
    await this.runTransfer.discard(await ownTransfer(currentOwner(ctx), ctx.params.id))
    return ctx.response.redirect().toRoute(`law_firm.bulk_${currentSubject(ctx)}.show`)
  }

  private tell(ctx: HttpContext, id: number, count: number) {
    const href = route(`law_firm.bulk_${currentSubject(ctx)}.changes.undoing`, { id })
    const undo = { method: 'post', href, ...(isFromList(ctx) && { body: { from: 'list' } }) }
    const toast = { key: 'transfers.changed', values: { count }, ...(count > 0 && { undo }) }
    ctx.session.flash('notices', { toast })
  }

  /** Who is named works in the firm. */
  private async assertColleagues(ctx: HttpContext, change: BulkChange) {
    const named = peopleOf(change)
    if (named.length === 0) return
    const known = new Set((await listPeople(workspaceOf(ctx))).map(({ id }) => id))
    const field = change.field === 'responsibleId' ? 'person' : 'people'
    if (!named.every((id) => known.has(id))) throw new FieldProblem(field, 'validation.choice')
  }
}

import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { FieldProblem } from '#app/core/errors/field_problem'
import { RunTransfer } from '#app/transfers/actions/run_transfer'
import { SetUpImport, type ColumnChoices } from '#app/transfers/actions/set_up_import'
import { StartImport } from '#app/transfers/actions/start_import'
import type { HeadingPlace } from '#app/transfers/import/heading_rows'
import type { ImportSettings } from '#app/transfers/import/import_source'
import { templateOf } from '#app/transfers/import/load_context'
import { receiveNamedFile } from '#app/core/files/receive_named_file'
import { readSheets } from '#app/transfers/import/read_sheets'
import { LIMITS, UnreadableFile } from '#app/transfers/import/sheets'
import type Transfer from '#app/transfers/models/transfer'
import { ownTransfer } from '#app/transfers/queries/find_transfer'
import type { ValueChoices } from '#app/transfers/records/import_field'
import { importFields } from '#app/transfers/records/subjects'
import { assertMay, currentOwner, currentPermission, runSmall, currentSubject } from '#app/transfers/current_subject'
import { importSetUpValidator } from '#app/transfers/validators/transfer'
import { authorOf, languageOf, signedIn } from '#app/workspaces/context'

/** Files of clients and matters: sent, understood, tried, brought in. */
@inject()
export default class ImportsController {
  constructor(
    private readonly startImport: StartImport,
    private readonly setUpImport: SetUpImport,
    private readonly runTransfer: RunTransfer
  ) {}

  async store(ctx: HttpContext) {
    const file = await receiveNamedFile(ctx.request, LIMITS.bytes)
    if (!file) throw new UnreadableFile('file_missing')
    if (file.isTooLarge) throw new UnreadableFile('too_large')
    const sheets = await readSheets(signedIn(ctx).user.id, file.bytes)
    const order = { ...currentOwner(ctx), fileName: file.name.slice(0, 200), language: languageOf(ctx) }
    const transfer = await this.startImport.handle(order, sheets)
    return this.toStep(ctx, transfer)
  }

  /** What a person chose at a step: sheet and headings, columns, or values. After columns and values the file is tried, unless a step comes before. */
  async update(ctx: HttpContext) {
    const transfer = await ownTransfer(currentOwner(ctx), ctx.params.id)
    const { sheet, heading, mapping, templateId, next, ...chosen } =
      await ctx.request.validateUsing(importSetUpValidator)
    const { existing = (transfer.settings as unknown as ImportSettings).existing, options = {}, values } = chosen
    if (transfer.state !== 'draft') return this.toStep(ctx, transfer)
    if (sheet !== undefined || heading) {
      await this.setUpImport.chooseHeadings(transfer, { sheet, heading: heading as HeadingPlace | undefined })
      return this.toStep(ctx, transfer, 'columns')
    }
    const hasValues = mapping && (await this.chooseColumns(ctx, transfer, { mapping, existing, options }))
    if (values) await this.setUpImport.chooseValues(transfer, textsOf(values))
    if (templateId !== undefined) await this.setUpImport.chooseTemplate(transfer, templateId)
    if (next === 'columns' || templateId !== undefined) return this.toStep(ctx, transfer, 'columns')
    if (next === 'values' && hasValues) return this.toStep(ctx, transfer, 'values')
    await runSmall(
      await this.setUpImport.check(transfer, currentPermission(ctx, existing === 'update' ? 'editar' : 'crear'))
    )
    return this.toStep(ctx, transfer)
  }

  private async chooseColumns(ctx: HttpContext, transfer: Transfer, { mapping, existing, options }: ColumnChoices) {
    if (existing === 'update') assertMay(ctx, currentPermission(ctx, 'editar'))
    const template = await templateOf(transfer, (transfer.settings as unknown as ImportSettings).options)
    const known = new Set(importFields(transfer.subject, template?.definition).map(({ key }) => key))
    const fields = mapping.map((field) => (field && known.has(field) ? field : null))
    if (transfer.subject === 'matters' && (fields.includes('client') || options.weAre)) this.assertMayAddClients(ctx)
    return this.setUpImport.chooseColumns(transfer, { mapping: fields, existing, options })
  }

  private toStep(ctx: HttpContext, { id, subject }: Transfer, step?: 'columns' | 'values') {
    return ctx.response.redirect(route(`law_firm.bulk_${subject}.show`, {}, { import: id, step }))
  }

  async run(ctx: HttpContext) {
    const transfer = await ownTransfer(currentOwner(ctx), ctx.params.id)
    if (transfer.settings.existing === 'update') assertMay(ctx, currentPermission(ctx, 'editar'))
    await runSmall(await this.runTransfer.start(authorOf(ctx), transfer, currentPermission(ctx, 'crear')))
    return this.toStep(ctx, transfer)
  }

  async destroy(ctx: HttpContext) {
    const transfer = await ownTransfer(currentOwner(ctx), ctx.params.id)
    await this.runTransfer.discard(transfer)
    return ctx.response.redirect(route(`law_firm.bulk_${currentSubject(ctx)}.show`, {}, { tab: 'import' }))
  }

  /** A name that is no client's becomes one. */
  private assertMayAddClients(ctx: HttpContext) {
    if (signedIn(ctx).may('clientes:crear')) return
    throw new FieldProblem('mapping', 'matters.clients.may_not_add')
  }
}

/** Empty texts arrive as nothing. */
function textsOf(values: Record<string, Record<string, string | null>>): ValueChoices {
  return Object.fromEntries(
    Object.entries(values).map(([field, own]) => [
      field,
      Object.fromEntries(Object.entries(own).map(([text, choice]) => [text, choice ?? ''])),
    ])
  )
}

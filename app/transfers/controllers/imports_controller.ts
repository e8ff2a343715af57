import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@vinejs/vine'
import { translate } from '#app/core/messages/catalogue'
import { RunTransfer } from '#app/transfers/actions/run_transfer'
import { SetUpImport } from '#app/transfers/actions/set_up_import'
import { StartImport } from '#app/transfers/actions/start_import'
import { receiveNamedFile } from '#app/transfers/import/receive_named_file'
import { readSheets } from '#app/transfers/import/read_sheets'
import { LIMITS, UnreadableFile } from '#app/transfers/import/sheets'
import { ownTransfer } from '#app/transfers/queries/find_transfer'
import { importFields, PAGE_OF } from '#app/transfers/records/subjects'
import { assertMay, ownerHere, permissionHere, runSmall, subjectHere } from '#app/transfers/subject_here'
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
    const refuse = this.refusal(ctx)
    if (!file) return refuse('file_missing')
    if (file.isTooLarge) return refuse('too_large')
    const sheets = await readSheets(signedIn(ctx).user.id, file.bytes).catch((error: unknown) => {
      if (error instanceof UnreadableFile) return refuse(error.fault)
      throw error
    })
    const order = { ...ownerHere(ctx), fileName: file.name.slice(0, 200), language: languageOf(ctx) }
    const transfer = await this.startImport.handle(order, sheets)
    return ctx.response.redirect(`${PAGE_OF[order.subject]}?import=${transfer.id}`)
  }

  /** Another sheet, or the fields of the columns: then the file is tried. */
  async update(ctx: HttpContext) {
    const transfer = await ownTransfer(ownerHere(ctx), ctx.params.id)
    const { sheet, mapping, existing = 'skip', defaults = {} } = await ctx.request.validateUsing(importSetUpValidator)
    if (transfer.state === 'draft' && mapping) {
      if (existing === 'update') assertMay(ctx, permissionHere(ctx, 'editar'))
      const known = new Set(importFields(transfer.subject).map(({ key }) => key))
      const fields = mapping.map((field) => (field && known.has(field) ? field : null))
      if (transfer.subject === 'matters' && fields.includes('client')) this.assertMayAddClients(ctx)
      const permission = permissionHere(ctx, existing === 'update' ? 'editar' : 'crear')
      await runSmall(
        await this.setUpImport.check(transfer, {
          mapping: fields,
          existing,
          defaults: { ...defaults } as Record<string, string>,
          permission,
        })
      )
    } else if (transfer.state === 'draft' && sheet !== undefined) await this.setUpImport.chooseSheet(transfer, sheet)
    return ctx.response.redirect(`${PAGE_OF[transfer.subject]}?import=${transfer.id}`)
  }

  async run(ctx: HttpContext) {
    const transfer = await ownTransfer(ownerHere(ctx), ctx.params.id)
    if (transfer.settings.existing === 'update') assertMay(ctx, permissionHere(ctx, 'editar'))
    await runSmall(await this.runTransfer.start(authorOf(ctx), transfer, permissionHere(ctx, 'crear')))
    return ctx.response.redirect(`${PAGE_OF[transfer.subject]}?import=${transfer.id}`)
  }

  async destroy(ctx: HttpContext) {
    const transfer = await ownTransfer(ownerHere(ctx), ctx.params.id)
    await this.runTransfer.discard(transfer)
    return ctx.response.redirect(`${PAGE_OF[subjectHere(ctx)]}?tab=import`)
  }

  /** A name that is no client's becomes one. */
  private assertMayAddClients(ctx: HttpContext) {
    if (signedIn(ctx).may('clientes:crear')) return
    const message = translate(languageOf(ctx), 'matters.clients.may_not_add')
    throw new errors.E_VALIDATION_ERROR([{ field: 'mapping', rule: 'refused', message }])
  }

  private refusal(ctx: HttpContext) {
    return (fault: string): never => {
      const message = translate(languageOf(ctx), `transfers.file.${fault}`)
      throw new errors.E_VALIDATION_ERROR([{ field: 'file', rule: fault, message }])
    }
  }
}

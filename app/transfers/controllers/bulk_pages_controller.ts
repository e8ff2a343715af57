import type { HttpContext } from '@adonisjs/core/http'
import { pageIn } from '#app/core/validators/query'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import { clientFilters } from '#app/clients/domain/client_filters'
import { listClients } from '#app/clients/queries/list_clients'
import { usedClientTags } from '#app/clients/queries/used_tags'
import { matterFilters } from '#app/matters/domain/matter_filters'
import { listStages } from '#app/matters/queries/choices/list_stages'
import { usedTags } from '#app/matters/queries/list_tags'
import MatterRowTransformer from '#app/matters/transformers/matter_row_transformer'
import { importView } from '#app/transfers/queries/import_view'
import { changeView } from '#app/transfers/queries/transfer_view'
import { listPeople } from '#app/transfers/queries/list_people'
import { ownTransferOrNone, recentTransfers } from '#app/transfers/queries/find_transfer'
import { listForBulk } from '#app/transfers/queries/list_for_bulk'
import { EXPORT_COLUMNS } from '#app/transfers/spreadsheets/record_columns'
import TransferTransformer from '#app/transfers/transformers/transfer_transformer'
import { currentOwner, currentPermission, currentSubject } from '#app/transfers/current_subject'
import { languageOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Bulk work: bringing files in, changing many records at once, taking lists along. */
export default class BulkPagesController {
  async matters(ctx: HttpContext) {
    const filters = await matterFilters.validate(ctx.request.qs())
    const { rows, paging } = await listForBulk(currentViewer(ctx), filters)
    return ctx.inertia.render('law_firm/bulk_matters/show', {
      ...(await this.shared(ctx)),
      matters: MatterRowTransformer.transform(rows),
      paging,
      filters,
      tag: filters.tag,
      stages: await listStages(currentViewer(ctx)),
      tags: await usedTags(currentViewer(ctx)),
    })
  }

  async clients(ctx: HttpContext) {
    const filters = await clientFilters.validate(ctx.request.qs())
    const { lines, paging } = await listClients(workspaceOf(ctx), currentViewer(ctx), filters)
    const clients = lines.map(({ client: { id, name, rfc, email, type }, matters }) => ({
      id,
      name,
      rfc,
      email,
      type,
      matters,
    }))
    return ctx.inertia.render('law_firm/bulk_clients/show', {
      ...(await this.shared(ctx)),
      clients,
      paging,
      filters,
      tags: await usedClientTags(workspaceOf(ctx)),
      regimes: [...TAX_REGIMES],
    })
  }

  private async shared(ctx: HttpContext) {
    const { import: file, change, rows, tab, step } = ctx.request.qs()
    const owner = currentOwner(ctx)
    const language = languageOf(ctx)
    const [opened, planned] = [await ownTransferOrNone(owner, file ?? ''), await ownTransferOrNone(owner, change ?? '')]
    const page = pageIn(rows)
    const may = (action: 'crear' | 'editar' | 'archivar') => signedIn(ctx).may(currentPermission(ctx, action))
    return {
      tab: opened ? 'import' : planned ? 'change' : tab === 'import' || tab === 'history' ? tab : 'change',
      file:
        opened?.action === 'import'
          ? await importView(opened, { language, step: String(step ?? ''), timeZone: workspaceOf(ctx).timeZone })
          : null,
      change: planned?.action === 'edit' ? await changeView(planned, page, language) : null,
      history: TransferTransformer.transform(await recentTransfers(owner)),
      people: await listPeople(workspaceOf(ctx)),
      columns: EXPORT_COLUMNS[currentSubject(ctx)],
      can: { create: may('crear'), edit: may('editar'), archive: may('archivar') },
    }
  }
}

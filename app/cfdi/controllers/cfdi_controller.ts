import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldProblem } from '#app/core/errors/field_problem'
import { receiveFile } from '#app/core/files/received_file'
import { firmToday } from '#app/core/time_zone'
import { DeleteCfdi } from '#app/cfdi/actions/delete_cfdi'
import { StoreCfdi } from '#app/cfdi/actions/store_cfdi'
import { cfdiFilters } from '#app/cfdi/domain/list_filters'
import { atFile } from '#app/cfdi/http/at_file'
import { authorizedCfdi } from '#app/cfdi/http/load_cfdi'
import { MAX_BYTES } from '#app/cfdi/parsing/read_bytes'
import { cfdiPage } from '#app/cfdi/queries/cfdi_page'
import { taxIdentityOf } from '#app/workspaces/queries/tax_identity'
import { folderResults } from '#app/cfdi/queries/folder_results'
import { listCfdis } from '#app/cfdi/queries/list_cfdis'
import { openFolderTask } from '#app/cfdi/queries/open_folder_task'
import { cfdiVersionValidator } from '#app/cfdi/validators/cfdi'
import { authorOf, languageOf, personOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { historyBefore, recordHistory } from '#app/workspaces/queries/record_history'
import { currentViewer } from '#app/workspaces/viewer'

/** The tax documents of a firm. */
@inject()
export default class CfdiController {
  constructor(
    private readonly storeCfdi: StoreCfdi,
    private readonly deleteCfdi: DeleteCfdi
  ) {}

  async index(ctx: HttpContext) {
    const filters = await cfdiFilters.validate(ctx.request.qs())
    const firm = workspaceOf(ctx)
    const taskId = await openFolderTask(firm, personOf(ctx).id)
    return ctx.inertia.render('law_firm/cfdi/index', {
      ...(await listCfdis(currentViewer(ctx), filters)),
      filters,
      today: firmToday(firm),
      hasRfc: (await taxIdentityOf(firm.id)).rfc !== null,
      canAdd: signedIn(ctx).may('facturas:crear'),
      taskId,
      results: taskId === null ? [] : await folderResults(currentViewer(ctx), taskId, languageOf(ctx)),
    })
  }

  /** One XML in each operation. */
  async store(ctx: HttpContext) {
    const file = await receiveFile(ctx.request, MAX_BYTES)
    if (!file) throw new FieldProblem('file', 'cfdi.problem.no_file')
    if (file.count > 1) throw new FieldProblem('file', 'cfdi.problem.one_file')
    if (file.isTooLarge) throw new FieldProblem('file', 'cfdi.fault.too_large')
    const cfdi = await this.storeCfdi.handle(authorOf(ctx), workspaceOf(ctx), file).catch(atFile)
    ctx.session.flash('notices', { toast: { key: 'cfdi.added', values: { reference: cfdi.reference } } })
    return ctx.response.redirect().toRoute('law_firm.cfdi.show', [cfdi.id])
  }

  async show(ctx: HttpContext) {
    const cfdi = await authorizedCfdi(ctx, 'view')
    const viewer = currentViewer(ctx)
    const { workspaceId, id } = cfdi
    return ctx.inertia.render('law_firm/cfdi/show', {
      cfdi: await cfdiPage(viewer, cfdi),
      history: await recordHistory({ workspaceId, type: 'cfdi', id }, historyBefore(ctx.request.qs())),
      today: firmToday(workspaceOf(ctx)),
      can: { edit: viewer.may('facturas:crear'), delete: viewer.may('facturas:eliminar') },
    })
  }

  async destroy(ctx: HttpContext) {
    const cfdi = await authorizedCfdi(ctx, 'delete')
    const { version } = await ctx.request.validateUsing(cfdiVersionValidator)
    await this.deleteCfdi.handle(authorOf(ctx), { cfdi, version })
    ctx.session.flash('notices', { toast: { key: 'cfdi.deleted', values: { reference: cfdi.reference } } })
    return ctx.response.redirect().toRoute('law_firm.cfdi.index')
  }
}

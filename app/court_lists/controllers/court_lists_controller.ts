import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { toId } from '#app/core/http/record_id'
import { firmToday } from '#app/docket/domain/dates'
import { ImportList } from '#app/court_lists/actions/import_list'
import { readListInTurns } from '#app/court_lists/parsing/read_list'
import { listLists, waitingFor } from '#app/court_lists/queries/lists_overview'
import { previewOf, refusedPreview } from '#app/court_lists/queries/preview_list'
import { textOfList } from '#app/court_lists/read_file'
import { listImportValidator, listPreviewValidator } from '#app/court_lists/validators/court_list'
import { FieldProblem } from '#app/core/errors/field_problem'
import { authorOf, personOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** The lists of courts that a firm took in. */
@inject()
export default class CourtListsController {
  constructor(private readonly importList: ImportList) {}

  async index(ctx: HttpContext) {
    const viewer = currentViewer(ctx)
    const before = toId(ctx.request.qs().before)
    return ctx.inertia.render('law_firm/court_lists/index', {
      lists: await listLists(viewer, before),
      isLater: before > 0,
      waiting: await waitingFor(viewer),
      today: firmToday(workspaceOf(ctx)),
      canEdit: signedIn(ctx).may('expedientes:editar'),
    })
  }

  /** What a list would bring, row by row, and what is not understood of it. Nothing is stored. */
  async preview(ctx: HttpContext) {
    const { file, fileName, text, day = null, court = null } = await ctx.request.validateUsing(listPreviewValidator)
    try {
      const bytes = file === undefined ? null : Buffer.from(file, 'base64')
      const content = bytes ? await textOfList(personOf(ctx).id, { bytes, name: fileName ?? '' }) : text!
      const read = await readListInTurns(content)
      return ctx.response.json({ content, problem: null, ...(await previewOf(read, { day, court, courts: [] })) })
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error
      return ctx.response.json(refusedPreview(error.sentences[0]!.key.split('.').at(-1)!))
    }
  }

  async store(ctx: HttpContext) {
    const fields = await ctx.request.validateUsing(listImportValidator)
    const { day = null, court = null, courts = [] } = fields
    const order = { ...fields, day, court, courts }
    const { state, stored } = await this.importList.handle(authorOf(ctx), workspaceOf(ctx), order)
    const values = stored ? { added: stored.added, matches: stored.matches, known: stored.known } : {}
    ctx.session.flash('notices', { toast: { key: `court_lists.imported.${state}`, values } })
    return ctx.response.redirect().toRoute('law_firm.court_lists.index')
  }
}

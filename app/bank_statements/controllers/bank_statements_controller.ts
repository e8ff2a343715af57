import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { receiveNamedFile } from '#app/core/files/receive_named_file'
import { toId } from '#app/core/http/record_id'
import { firmToday } from '#app/core/time_zone'
import { DeleteStatement } from '#app/bank_statements/actions/delete_statement'
import { ImportStatement } from '#app/bank_statements/actions/import_statement'
import { ChooseColumns } from '#app/bank_statements/actions/choose_columns'
import { UploadStatement } from '#app/bank_statements/actions/upload_statement'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import { movementFilters } from '#app/bank_statements/domain/movement_filters'
import { authorizedStatement } from '#app/bank_statements/http/load_statement'
import { draftPage } from '#app/bank_statements/queries/draft_page'
import { listStatements } from '#app/bank_statements/queries/list_statements'
import { movementLines } from '#app/bank_statements/queries/movement_lines'
import { statementHead } from '#app/bank_statements/queries/statement_head'
import { UnreadableStatement } from '#app/bank_statements/reading/unreadable_file'
import { columnsValidator, versionValidator } from '#app/bank_statements/validators/bank_statement'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** Files of banks: sent, looked at, imported. */
@inject()
export default class BankStatementsController {
  constructor(
    private readonly uploadStatement: UploadStatement,
    private readonly chooseColumns: ChooseColumns,
    private readonly importStatement: ImportStatement,
    private readonly deleteStatement: DeleteStatement
  ) {}

  async index(ctx: HttpContext) {
    const before = toId(ctx.request.qs().before)
    return ctx.inertia.render('law_firm/bank_statements/index', {
      statements: await listStatements(currentViewer(ctx), before),
      isLater: before > 0,
      can: { edit: signedIn(ctx).may('pagos:crear') },
    })
  }

  /** Takes a file to be looked at; one that the firm has already is shown as it is there. */
  async store(ctx: HttpContext) {
    const file = await receiveNamedFile(ctx.request, BANK_LIMITS.file)
    if (!file) throw new UnreadableStatement('missing')
    if (file.isTooLarge) throw new UnreadableStatement('too_large')
    const { statement, isNew } = await this.uploadStatement.handle(authorOf(ctx), workspaceOf(ctx), file)
    if (!isNew && statement.state !== 'draft')
      ctx.session.flash('notices', { toast: { key: 'bank_statements.known_file' } })
    return this.toPage(ctx, statement.id)
  }

  async show(ctx: HttpContext) {
    const statement = await authorizedStatement(ctx, 'view')
    const { may } = currentViewer(ctx)
    const can = { edit: may('pagos:crear'), delete: may('pagos:eliminar') }
    const head = await statementHead(statement)
    if (statement.state === 'draft') {
      const draft = await draftPage(statement, firmToday(workspaceOf(ctx)))
      return ctx.inertia.render('law_firm/bank_statements/draft', { statement: head, draft, can })
    }
    const filters = await movementFilters.validate(ctx.request.qs())
    const viewer = currentViewer(ctx)
    const page = await movementLines(viewer, statement, { filters, proposes: can.edit })
    return ctx.inertia.render('law_firm/bank_statements/show', { statement: head, filters, ...page, can })
  }

  /** How the file is read. */
  async update(ctx: HttpContext) {
    const statement = await authorizedStatement(ctx, 'edit')
    const { version, columns, account, ...said } = await ctx.request.validateUsing(columnsValidator)
    const chosen = columns && Object.fromEntries(Object.entries(columns).filter(([, at]) => typeof at === 'number'))
    const choices = {
      ...said,
      columns: chosen,
      account: account && { ...account, lastDigits: account.lastDigits ?? null },
    }
    await this.chooseColumns.handle(authorOf(ctx), { statement, version }, choices)
    return this.toPage(ctx, statement.id)
  }

  async run(ctx: HttpContext) {
    const statement = await authorizedStatement(ctx, 'edit')
    const { version } = await ctx.request.validateUsing(versionValidator)
    const done = await this.importStatement.handle(authorOf(ctx), workspaceOf(ctx), { statement, version })
    const toast =
      done.state === 'stored'
        ? { key: 'bank_statements.imported', values: { count: done.stored.added, known: done.stored.known } }
        : { key: 'bank_statements.queued' }
    ctx.session.flash('notices', { toast })
    return this.toPage(ctx, statement.id)
  }

  async destroy(ctx: HttpContext) {
    const statement = await authorizedStatement(ctx, 'delete')
    await this.deleteStatement.handle(authorOf(ctx), statement)
    ctx.session.flash('notices', { toast: { key: 'bank_statements.deleted' } })
    return ctx.response.redirect().toRoute('law_firm.bank_statements.index')
  }

  private toPage(ctx: HttpContext, id: number) {
    return ctx.response.redirect().toRoute('law_firm.bank_statements.show', [id])
  }
}

import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmIdentity } from '#app/accounts/actions/confirm_identity'
import { readTaskFile } from '#app/core/tasks/task_files'
import { StartArchive } from '#app/transfers/actions/start_archive'
import { recordExportDownload } from '#app/transfers/actions/record_export_download'
import { asAttachment } from '#app/transfers/attachment'
import { archiveTasks } from '#app/transfers/queries/archive_tasks'
import { ownTaskFile } from '#app/transfers/queries/own_tasks'
import { listSealed, findSealed } from '#app/transfers/queries/sealed_histories'
import { isEmpty } from '#app/transfers/restore/phases'
import { FILE_STORES } from '#app/transfers/file_stores'
import TaskTransformer from '#app/transfers/transformers/task_transformer'
import { confirmedValidator } from '#app/transfers/validators/transfer'
import { authorOf, signedIn, workspaceOf } from '#app/workspaces/context'
import { NotFound } from '#app/core/errors/no_access'

/** All that a firm has, for its owner: taken along in one file, and the histories that came with such a file. */
@inject()
export default class WorkspaceArchivesController {
  constructor(
    private readonly confirmIdentity: ConfirmIdentity,
    private readonly startArchive: StartArchive
  ) {}

  async show(ctx: HttpContext) {
    const firm = workspaceOf(ctx)
    return ctx.inertia.render('law_firm/archive/show', {
      tasks: TaskTransformer.transform(await archiveTasks({ userId: signedIn(ctx).user.id, workspaceId: firm.id })),
      isEmpty: await isEmpty(firm.id),
      histories: await listSealed(firm),
    })
  }

  async store(ctx: HttpContext) {
    const { user } = signedIn(ctx)
    const { confirmation } = await ctx.request.validateUsing(confirmedValidator)
    await this.confirmIdentity.handle(user, confirmation, authorOf(ctx), ctx.session.get('confirmedAt'))
    await this.startArchive.export(authorOf(ctx), { userId: user.id, workspaceId: workspaceOf(ctx).id })
    ctx.session.flash('notices', { toast: { key: 'transfers.archive.begun' } })
    return ctx.response.redirect().toRoute('law_firm.archive.show')
  }

  async download(ctx: HttpContext) {
    const owner = { userId: signedIn(ctx).user.id, workspaceId: workspaceOf(ctx).id }
    const file = await ownTaskFile(owner, ctx.params.id, ctx.params.fileId, true)
    await recordExportDownload(authorOf(ctx), { workspaceId: owner.workspaceId, taskId: file.taskId, name: file.name })
    asAttachment(ctx.response, file.name)
    ctx.response.header('Content-Length', String(file.bytes))
    return ctx.response.stream(await readTaskFile(file))
  }

  async history(ctx: HttpContext) {
    const { name, storageKey } = await findSealed(workspaceOf(ctx), ctx.params.id)
    const content = await FILE_STORES.histories.open(storageKey)
    if (!content) throw new NotFound('sealed_histories')
    asAttachment(ctx.response, `${name}.jsonl`)
    return ctx.response.stream(content)
  }
}

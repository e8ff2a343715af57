import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import DocumentPolicy from '#app/documents/policies/document_policy'
import { DocumentProblem } from '#app/documents/document_problem'
import { authorizedMatterForDocuments } from '#app/documents/load_document'
import DocumentUpload from '#app/documents/models/document_upload'
import { findDocuments } from '#app/documents/queries/find_items'
import { folderOrTop } from '#app/documents/queries/folders'
import { beginUpload } from '#app/documents/uploads/begin_upload'
import { abandonUpload, finishUpload } from '#app/documents/uploads/finish_upload'
import { inspectBeginning } from '#app/documents/uploads/inspect_beginning'
import { metadataOf, sizeOf } from '#app/documents/uploads/protocol'
import { answerTus } from '#app/documents/uploads/tus'
import { uploadValidator } from '#app/documents/validators/document'
import type Matter from '#app/matters/models/matter'
import { authorOf, signedIn } from '#app/workspaces/context'

/** Files that arrive in parts by the tus protocol: an upload is its person's own, goes on after any interruption and expires. */
export default class DocumentUploadsController {
  async store(ctx: HttpContext) {
    const matter = await authorizedMatterForDocuments(ctx, 'create')
    const input = await uploadValidator.validate(metadataOf(ctx.request.header('upload-metadata')))
    const { folderId, documentId = null, path = null, comment = null, onConflict = 'number', name } = input
    if (documentId !== null || onConflict === 'version')
      await ctx.bouncer.with(DocumentPolicy).authorize('edit', matter)
    if (documentId !== null) await findDocuments(matter, [documentId])
    const size = sizeOf(ctx.request.header('upload-length'))
    const place = { folderId: await folderOrTop(matter, folderId), documentId, path, comment, onConflict }
    const plan = { ...place, name, size }
    const { key } = await beginUpload(signedIn(ctx).user.id, matter, plan)
    const answer = await answerTus(ctx, key)
    return ctx.response.send(await answer.text())
  }

  /** HEAD is the protocol's question how much arrived; whatever arrived whole and was not kept yet is kept now. */
  async show(ctx: HttpContext) {
    const { matter, upload } = await this.find(ctx)
    const isQuestion = ctx.request.method() === 'HEAD'
    if (upload.state === 'finished') return this.finished(ctx, upload, isQuestion)
    if (!isQuestion) return { state: upload.state, size: Number(upload.size), documentId: upload.madeDocumentId }
    await answerTus(ctx, upload.key)
    await this.finishWhenWhole(ctx, matter, upload)
    return ctx.response.send('')
  }

  async update(ctx: HttpContext) {
    const { matter, upload } = await this.find(ctx)
    const answer = await answerTus(ctx, upload.key)
    await this.refuseOther(ctx, upload)
    await this.finishWhenWhole(ctx, matter, upload)
    return ctx.response.send(await answer.text())
  }

  async destroy(ctx: HttpContext) {
    const { upload } = await this.find(ctx)
    if (upload.state === 'open') await abandonUpload(upload)
    return ctx.response.header('Tus-Resumable', '1.0.0').noContent()
  }

  private async find(ctx: HttpContext): Promise<{ matter: Matter; upload: DocumentUpload }> {
    const matter = await authorizedMatterForDocuments(ctx, 'create')
    const upload = await DocumentUpload.in({ id: matter.workspaceId })
      .where({ key: ctx.params.uploadId, matterId: matter.id, userId: signedIn(ctx).user.id })
      .where('expiresAt', '>', toSqlInstant(clock.now()))
      .first()
    if (!upload) throw new NotFound('document_uploads')
    return { matter, upload }
  }

  /** What only calls itself a recording is refused as soon as its beginning shows it, and gone. */
  private async refuseOther(ctx: HttpContext, upload: DocumentUpload): Promise<void> {
    const received = Number(ctx.response.getHeader('upload-offset'))
    if (ctx.response.getStatus() >= 300 || Number.isNaN(received)) return
    await inspectBeginning(upload, received).catch(async (error: unknown) => {
      if (error instanceof DocumentProblem) await abandonUpload(upload)
      throw error
    })
  }

  private async finishWhenWhole(ctx: HttpContext, matter: Matter, upload: DocumentUpload): Promise<void> {
    const isWhole = Number(ctx.response.getHeader('upload-offset')) === Number(upload.size)
    if (isWhole && ctx.response.getStatus() < 300) await finishUpload(authorOf(ctx), matter, upload)
  }

  private finished({ response }: HttpContext, { size, state, madeDocumentId }: DocumentUpload, isQuestion: boolean) {
    if (!isQuestion) return { state, size: Number(size), documentId: madeDocumentId }
    return response
      .header('Tus-Resumable', '1.0.0')
      .header('Upload-Offset', size)
      .header('Upload-Length', size)
      .send('')
  }
}

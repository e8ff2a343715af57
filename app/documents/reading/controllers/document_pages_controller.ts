import type { HttpContext } from '@adonisjs/core/http'
import documents from '#config/documents'
import { folderLine, rightsIn, toRow } from '#app/documents/queries/document_tab'
import { listFolders } from '#app/documents/queries/folders'
import { versionLines } from '#app/documents/reading/queries/version_lines'
import { presentDocument, versionOf } from '#app/documents/reading/present_version'
import { signedIn } from '#app/workspaces/context'

const MAX_WORDS = 400

/** The page of one document: what it looks like, what it says and its versions. */
export default class DocumentPagesController {
  async show(ctx: HttpContext) {
    const { matter, document } = await presentDocument(ctx)
    const { version, compare, q } = ctx.request.qs()
    const shown = await versionOf(document, version)
    const compared = compare === undefined ? null : await versionOf(document, compare)
    await document.load('checkedOutBy', (user) => void user.select('id', 'name'))
    const { tags: _, ...row } = toRow(document, [])
    const identity = signedIn(ctx)
    const can = rightsIn(matter, identity)
    return ctx.inertia.render('law_firm/documents/show', {
      matter: { id: matter.id, reference: matter.reference, title: matter.title },
      document: { ...row, mime: shown.mime, size: Number(shown.size) },
      versions: (await versionLines(document)) as never,
      shown: shown.number,
      compared: compared?.number ?? null,
      q: typeof q === 'string' ? q.slice(0, MAX_WORDS) : '',
      can,
      folders: can.edit ? (await listFolders(matter)).map(folderLine) : [],
      me: identity.user.id,
      resumableFrom: documents.resumableFrom,
    })
  }
}

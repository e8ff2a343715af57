import type { HttpContext } from '@adonisjs/core/http'
import { versionLines } from '#app/documents/reading/queries/version_lines'
import { shownDocument, versionOf } from '#app/documents/reading/shown_version'
import { signedIn } from '#app/workspaces/context'

const MOST_WORDS = 400

/** The page of one document: what it looks like, what it says and its versions. */
export default class DocumentPagesController {
  async show(ctx: HttpContext) {
    const { matter, document } = await shownDocument(ctx)
    const { version, compare, q } = ctx.request.qs()
    const shown = await versionOf(document, version)
    const compared = compare === undefined ? null : await versionOf(document, compare)
    return ctx.inertia.render('law_firm/documents/show', {
      matter: { id: matter.id, reference: matter.reference, title: matter.title },
      document: {
        id: document.id,
        name: document.name,
        kind: document.kind,
        mime: shown.mime,
        size: Number(shown.size),
        versionNumber: document.versionNumber,
        version: document.version,
        shared: document.sharedAt !== null,
        checkedOut: document.checkedOutById !== null,
      },
      versions: (await versionLines(document)) as never,
      shown: shown.number,
      compared: compared?.number ?? null,
      q: typeof q === 'string' ? q.slice(0, MOST_WORDS) : '',
      can: { edit: signedIn(ctx).may('documentos:editar') && !matter.readOnly },
    })
  }
}

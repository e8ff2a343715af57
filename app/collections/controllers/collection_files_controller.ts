import type { HttpContext } from '@adonisjs/core/http'
import { authorizedCollection } from '#app/collections/http/load_collection'
import { fileOfCollection } from '#app/collections/export/file_of_collection'
import { citationOf } from '#app/collections/export/exported_items'
import { listItems } from '#app/collections/queries/list_items'
import { languageOf, signedIn } from '#app/workspaces/context'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What of a collection can be taken along. */
export default class CollectionFilesController {
  /** As a Word document. A collection holds so few documents that it is written at once. */
  async show(ctx: HttpContext) {
    const collection = await authorizedCollection(ctx, 'view')
    const { name, content } = await fileOfCollection(collection, signedIn(ctx).user, languageOf(ctx))
    ctx.response.header('Content-Type', DOCX)
    ctx.response.header('Content-Disposition', `attachment; filename="${name}"`)
    ctx.response.header('X-Content-Type-Options', 'nosniff')
    return ctx.response.send(content)
  }

  /** The citations alone, a line each, ready to paste. */
  async citations(ctx: HttpContext) {
    const items = await listItems(await authorizedCollection(ctx, 'view'))
    ctx.response.header('Content-Type', 'text/plain; charset=utf-8')
    return ctx.response.send(items.map(citationOf).join('\n'))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { openApiDocument } from '#app/core/api/openapi'
import { languageShape } from '#app/auth/api/shapes'
import { languageOf } from '#app/workspaces/context'

/** What a program may ask without a token: whether the product is up, and how to use it. */
export default class ApiSystemController {
  status() {
    return { data: { status: 'ok' } }
  }

  async openapi(ctx: HttpContext) {
    const { language } = await ctx.request.validateUsing(languageShape)
    return openApiDocument(language ?? languageOf(ctx))
  }

  reference(ctx: HttpContext) {
    // The page reads less of the document than there is to it.
    const document = openApiDocument(languageOf(ctx)) as never
    return ctx.inertia.render('api/reference', { document })
  }
}

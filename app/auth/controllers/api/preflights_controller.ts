import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { allowOrigin } from '#app/auth/api/allow_origin'

const HEADERS = 'Authorization, Content-Type, Accept, Accept-Language, X-Api-Crypt, Idempotency-Key, blockType, path'

/** Answers the question of a browser whether a page of another site may call. Unless the configuration names the site, nothing is there. */
export default class PreflightsController {
  answer(ctx: HttpContext) {
    if (!allowOrigin(ctx)) throw new NotFound('page')
    const { response } = ctx
    response.header('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE')
    response.header('Access-Control-Allow-Headers', HEADERS)
    response.header('Access-Control-Max-Age', 600)
    return response.noContent()
  }
}

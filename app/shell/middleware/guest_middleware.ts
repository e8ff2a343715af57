import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { homeOf } from '#app/shell/home'

/** Sign-in pages send a signed-in person home. */
export default class GuestMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    return ctx.identity ? ctx.response.redirect(homeOf(ctx.identity)) : next()
  }
}

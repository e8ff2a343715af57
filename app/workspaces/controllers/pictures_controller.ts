import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { readPicture } from '#app/core/files/pictures'
import { signedIn } from '#app/workspaces/context'
import { seesPicture } from '#app/workspaces/queries/members/sees_picture'

/** Pictures of people and logos of firms. A key is never used twice, so a browser may keep what it got. */
export default class PicturesController {
  async show(ctx: HttpContext) {
    const key = String(ctx.params.id)
    const webp = (await seesPicture(signedIn(ctx), key)) ? await readPicture(key) : null
    if (!webp) throw new NotFound('picture')
    return ctx.response
      .header('Cache-Control', 'private, max-age=31536000, immutable')
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .header('Content-Type', 'image/webp')
      .send(webp)
  }
}

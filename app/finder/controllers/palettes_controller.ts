import type { HttpContext } from '@adonisjs/core/http'
import { findAnything } from '#app/finder/queries/find_anything'
import { viewerHere } from '#app/workspaces/viewer'

const MOST = 120

/** What the command palette finds while somebody types. */
export default class PalettesController {
  async show(ctx: HttpContext) {
    const { q } = ctx.request.qs()
    const text = (typeof q === 'string' ? q : '').trim().slice(0, MOST)
    return { groups: text ? await findAnything(viewerHere(ctx), text) : [] }
  }
}

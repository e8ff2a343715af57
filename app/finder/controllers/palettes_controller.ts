import type { HttpContext } from '@adonisjs/core/http'
import { countTry, type Limit } from '#app/core/limits/rate_limiter'
import { findAnything } from '#app/finder/queries/find_anything'
import { currentViewer } from '#app/workspaces/viewer'

const MAX_QUERY_LENGTH = 120
/** Five questions a second for a minute: faster than anybody types, slower than a program that copies what it finds. */
const QUESTIONS: Limit = { name: 'palette', points: 300, seconds: 60, inMemory: true }

/** What the command palette finds while somebody types. */
export default class PalettesController {
  async show(ctx: HttpContext) {
    const { q } = ctx.request.qs()
    const text = (typeof q === 'string' ? q : '').trim().slice(0, MAX_QUERY_LENGTH)
    if (!text) return { groups: [] }
    const viewer = currentViewer(ctx)
    await countTry(QUESTIONS, String(viewer.userId))
    return { groups: await findAnything(viewer, text) }
  }
}

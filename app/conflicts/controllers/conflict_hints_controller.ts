import type { HttpContext } from '@adonisjs/core/http'
import { findConflicts } from '#app/conflicts/queries/find_conflicts'
import { shownMatches } from '#app/conflicts/queries/shown_matches'
import { hintValidator } from '#app/conflicts/validators/conflict'
import { workspaceOf } from '#app/workspaces/context'
import { viewerHere } from '#app/workspaces/viewer'

/** What is found while somebody types a name in a form; nothing is filed. */
export default class ConflictHintsController {
  async index(ctx: HttpContext) {
    const { clientId, matterId, ...searched } = await hintValidator.validate(ctx.request.qs())
    const except = { clientIds: clientId ? [clientId] : [], matterId: matterId ?? null }
    const matches = await findConflicts(workspaceOf(ctx).id, searched, except)
    return shownMatches(viewerHere(ctx), matches)
  }
}

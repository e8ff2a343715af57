import type { HttpContext } from '@adonisjs/core/http'
import { findConflicts } from '#app/conflicts/queries/find_conflicts'
import { clientsOfMatter, exceptFor } from '#app/conflicts/queries/people_of_matter'
import { presentMatches } from '#app/conflicts/queries/present_matches'
import { hintValidator } from '#app/conflicts/validators/conflict'
import { workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

/** What is found while somebody types a name in a form; nothing is filed. */
export default class ConflictHintsController {
  async index(ctx: HttpContext) {
    const { clientId, matterId, side, ...searched } = await hintValidator.validate(ctx.request.qs())
    const own = clientId ? [clientId] : []
    const clientIds = matterId && side === 'ours' ? await clientsOfMatter({ id: matterId }) : []
    const except = matterId ? exceptFor(side ?? null, matterId, clientIds) : { clientIds: own, ownSideOf: own }
    const matches = await findConflicts(workspaceOf(ctx).id, searched, except)
    return presentMatches(currentViewer(ctx), matches)
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { authorOf, languageOf, workspaceOf } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'
import type { Charging } from '#app/fees/actions/charge_agreement'

/** Who charges, and for which firm. */
export function chargingOf(ctx: HttpContext): Charging {
  const { id, timeZone } = workspaceOf(ctx)
  return {
    author: authorOf(ctx),
    viewer: currentViewer(ctx),
    firm: { id, timeZone },
    language: languageOf(ctx),
  }
}

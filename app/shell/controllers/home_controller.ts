import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import { homePanels, portalPanels } from '#app/core/contributions/registries'
import { loadParts } from '#app/core/contributions/load_parts'
import { portalFirms } from '#app/portal/current_firm'
import { firstSteps } from '#app/onboarding/queries/first_steps'
import { homeOf, INVITATIONS } from '#app/shell/home'
import { loadPart } from '#app/shell/queries/load_part'
import { myDay } from '#app/shell/queries/my_day'
import { startsAfresh } from '#app/shell/queries/starts_afresh'
import { signedIn } from '#app/workspaces/context'
import { viewerKey, viewerOf } from '#app/workspaces/viewer'

const FIRST_STEPS = { key: 'first-steps', cacheable: true } as const

/** The home of each: a lawyer's day, a client's matters. Whoever lands on another's is sent to their own without a notice. */
export default class HomeController {
  async lawyer(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const home = homeOf(identity)
    if (home === INVITATIONS && (await startsAfresh(identity))) return ctx.response.redirect().toRoute('welcome.show')
    if (home !== route('main.home')) return ctx.response.redirect(home)
    const viewer = viewerOf(identity)
    const reader = viewerKey(identity)
    const zone = identity.user.timeZone ?? identity.workspace!.timeZone
    return ctx.inertia.render('main/home', {
      day: await myDay(viewer, reader, zone),
      firstSteps: await loadPart(FIRST_STEPS, reader, () => firstSteps(viewer)),
      panels: await loadParts(homePanels.all(), (panel) => loadPart(panel, reader, () => panel.load(viewer))),
    })
  }

  /** What a client finds in the portal of the firm that they have before them. */
  async client(ctx: HttpContext) {
    const place = await portalFirms(ctx)
    const viewer = { ...viewerOf(signedIn(ctx)), workspaceId: place?.current?.id ?? null }
    return ctx.inertia.render('main/client', {
      panels: await loadParts(portalPanels.all(), (panel) => panel.load(viewer)),
    })
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { homePanels, portalPanels, type Json, type Viewer } from '#app/core/contributions/registries'
import { homeOf } from '#app/shell/home'
import { signedIn } from '#app/workspaces/context'
import { viewerOf } from '#app/workspaces/viewer'

type Panels = { key: string; load(viewer: Viewer): Promise<Json | null> }[]

/** Loads the panels that have something to say, in their order. */
async function load(panels: Panels, viewer: Viewer) {
  const loaded = await Promise.all(panels.map(async ({ key, load }) => ({ key, content: await load(viewer) })))
  return loaded.filter((panel): panel is { key: string; content: Json } => panel.content !== null)
}

/** The home of each: a lawyer's day, a client's matters. Whoever lands on another's is sent to their own without a notice. */
export default class HomeController {
  async lawyer(ctx: HttpContext) {
    const identity = signedIn(ctx)
    if (homeOf(identity) !== '/main') return ctx.response.redirect(homeOf(identity))
    return ctx.inertia.render('main/home', { panels: await load(homePanels.all(), viewerOf(identity)) })
  }

  async client(ctx: HttpContext) {
    return ctx.inertia.render('main/client', { panels: await load(portalPanels.all(), viewerOf(signedIn(ctx))) })
  }
}

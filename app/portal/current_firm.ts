import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import type { Identity } from '#app/workspaces/identity'
import { listWorkspacesOf } from '#app/workspaces/queries/list_workspaces_of'
import { firmsOfClient, type ClientFirm } from '#app/portal/queries/client_firms'

/** In the session: the firm whose portal its client has before them. */
const KEY = 'portalFirm'

/** The firms that work for a client, the one whose portal they have before them (none for whom nobody works yet), and those in which they work themselves. */
export type PortalFirms = {
  firms: ClientFirm[]
  current: ClientFirm | null
  work: { id: number; name: string }[]
}

const known = new WeakMap<HttpContext, Promise<PortalFirms>>()

/**
 * Whose portal a client sees: the firm that the address asks for (`?firm=`), else the one that they saw last, else the first by name. Null for who is
 * no client. Asked for once a request.
 */
export function portalFirms(ctx: HttpContext): Promise<PortalFirms | null> {
  if (!ctx.identity?.isClient) return Promise.resolve(null)
  const found = known.get(ctx) ?? find(ctx, ctx.identity)
  known.set(ctx, found)
  return found
}

/** Shows the portal of this firm from now on: the page that the client opens is of one of its matters. */
export async function enterPortalOf(ctx: HttpContext, workspaceId: number): Promise<void> {
  const place = await portalFirms(ctx)
  const current = place?.firms.find(({ id }) => id === workspaceId)
  if (!place || !current) return
  known.set(ctx, Promise.resolve({ ...place, current }))
  remember(ctx, current)
}

async function find(ctx: HttpContext, { user, impersonation }: Identity): Promise<PortalFirms> {
  const firms = await firmsOfClient(user.id)
  // An operator who looks through their eyes is told of no firm that they only work in.
  const own = impersonation ? [] : await listWorkspacesOf(user.id)
  const work = own.map(({ id, name }) => ({ id, name }))
  const asked = firms.find(({ id }) => String(id) === ctx.request.qs().firm)
  const seen = firms.find(({ id }) => id === ctx.session.get(KEY))
  if (asked) remember(ctx, asked)
  return { firms, current: asked ?? seen ?? firms[0] ?? null, work }
}

function remember({ session }: HttpContext, { id }: ClientFirm): void {
  if (session.get(KEY) !== id) session.put(KEY, id)
}

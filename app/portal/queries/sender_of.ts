import { readPicture } from '#app/core/files/pictures'
import { LinkProblem } from '#app/portal/links/link_problem'
import { linkOf } from '#app/portal/links/opened_link'
import Workspace from '#app/workspaces/models/workspace'

/** A firm as the page of a link shows it: nobody is signed in there, so its logo comes with it. */
export type LinkSender = { name: string; logo: string | null }

/**
 * The firm that sent a link, whatever became of the link; null for one that somebody asked for, and of a firm that is gone. Throws LinkProblem for
 * what is no link.
 */
export async function senderOf(token: string): Promise<LinkSender | null> {
  const link = await linkOf(token)
  if (!link) throw new LinkProblem('unknown')
  if (link.workspaceId === null) return null
  const firm = await Workspace.query().where('id', link.workspaceId).whereNull('deleted_at').first()
  return firm && { name: firm.name, logo: await logoOf(firm) }
}

async function logoOf({ logo }: Workspace): Promise<string | null> {
  const webp = logo === null ? null : await readPicture(logo)
  return webp && `data:image/webp;base64,${webp.toString('base64')}`
}

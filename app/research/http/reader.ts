import type { HttpContext } from '@adonisjs/core/http'
import type { Viewer } from '#app/core/contributions/registries'
import { currentViewer } from '#app/workspaces/viewer'
import type { Court } from '../asking/court.js'
import ResearchSetting from '../models/research_setting.js'
import { matterCourts } from '../registries.js'

/** Who reads the library, and for which court. */
export interface Reader extends Viewer {
  /** That of the matter that they work in, else the one that they told; null when neither is known. */
  court: Court | null
  /** The matter that they search for; null for none. */
  matter: ReaderMatter | null
}

/** The matter that somebody searches for. */
export interface ReaderMatter {
  title: string
  href: string
  /** The court is that of the matter: its catalogue entry tells what it is. */
  hasCourt: boolean
}

/** In the session: the matter that a person searches for, and the firm that it belongs to. */
export const MATTER_KEY = 'researchMatter'

/** Who reads here. Throws `tokenMissing` for a visitor. */
export async function currentReader(ctx: HttpContext): Promise<Reader> {
  const viewer = currentViewer(ctx)
  const found = await matterOf(viewer, ctx.session.get(MATTER_KEY))
  const court = found?.court ?? (await ResearchSetting.courtOf(viewer.userId))
  const matter = found && { title: found.title, href: found.href, hasCourt: found.court !== null }
  return { ...viewer, court, matter }
}

/** A matter that somebody may see, with its court; null when they may not, or it is gone. */
export async function matterCourt(viewer: Viewer, matterId: number) {
  for (const source of matterCourts.all()) {
    const found = await source.of(viewer, matterId)
    if (found) return found
  }
  return null
}

function matterOf(viewer: Viewer, kept: unknown) {
  const { workspaceId, matterId } = (kept ?? {}) as { workspaceId?: number; matterId?: number }
  if (matterId === undefined || workspaceId !== viewer.workspaceId) return null
  return matterCourt(viewer, matterId)
}

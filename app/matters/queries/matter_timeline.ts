import { timelineEntries, type TimelineItem } from '#app/core/contributions/registries'
import type Matter from '#app/matters/models/matter'

/** The last things that happened in a matter, newest first, of all modules that know of some; `more` when there are older ones. */
export async function matterTimeline(matter: Matter, limit: number): Promise<{ items: TimelineItem[]; more: boolean }> {
  const subject = { workspaceId: matter.workspaceId, matterId: matter.id }
  const parts = await Promise.all(
    timelineEntries.all().map(({ load }) => load(subject, { before: null, limit: limit + 1 }))
  )
  const items = parts.flat().sort((a, b) => b.at.toMillis() - a.at.toMillis())
  return { items: items.slice(0, limit), more: items.length > limit }
}

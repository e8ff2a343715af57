import type { Viewer } from '#app/core/contributions/registries'
import { Registry } from '#app/core/contributions/registry'

/** A way to look at the list of members that somebody saved. */
export interface MemberView {
  id: number
  name: string
  /** What follows the question mark in the address of the list. */
  query: string
  shared: boolean
  /** Whether the reader may change and delete it. */
  mayEdit: boolean
  /** Whether the list opens with it for the reader. */
  isDefault: boolean
}

interface MemberViews {
  views: MemberView[]
  /** Where a list leads that was opened without filters by whoever chose a view for that. */
  opened: string | null
}

/** Who keeps the views of the list: a module above this one. */
export const memberViewSources = new Registry<{
  key: string
  load(viewer: Viewer, asked: Record<string, unknown>): Promise<MemberViews>
}>('memberViewSources')

/** The views of the list of members for a reader, and where its plain address (`asked` is its query) leads. */
export async function memberViews(viewer: Viewer, asked: Record<string, unknown>): Promise<MemberViews> {
  const loaded = await Promise.all(memberViewSources.all().map(({ load }) => load(viewer, asked)))
  return loaded[0] ?? { views: [], opened: null }
}

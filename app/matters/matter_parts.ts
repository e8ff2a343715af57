import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { Registry } from '#app/core/contributions/registry'
import type { Json } from '#app/core/contributions/registries'
import type Matter from '#app/matters/models/matter'
import type { Identity } from '#app/workspaces/identity'
import type { Permission } from '#app/workspaces/permissions'

/**
 * A tab of a matter. Its address is `?tab=<key>`, its name the message `matters.overview.<key>`, and it is drawn by the component that
 * `inertia/features/<key>/matter_tab.tsx` exports as default, with `{ matter, content }`.
 */
export interface MatterTab {
  key: string
  order: number
  /** Needed beside reading matters. */
  permission?: Permission
  /** What the tab shows. `query` is the query string of the page; `author` for what the log says of looking. */
  load(matter: Matter, identity: Identity, query: Record<string, unknown>, author: Author): Promise<Json>
  /** The number beside its name: one query. */
  count?(matter: Matter): Promise<number>
}

/** A panel of the summary of a matter, drawn by `inertia/features/<key>/matter_panel.tsx`. `load` returns null when it has nothing to say. */
export interface MatterPanel {
  key: string
  order: number
  permission?: Permission
  load(matter: Matter, identity: Identity): Promise<Json | null>
}

/** What keeps a matter from being deleted. The reason is the message `matters.holds.<key>` with `count` and the `reference` of the matter. */
export interface MatterHold {
  key: string
  order: number
  /** How much there is, held until the transaction ends. */
  count(trx: Trx, matter: { id: number; workspaceId: number }): Promise<number>
  /** Whether it is the main client's, who stays as long as there is some; the reason is `matters.client_holds.<key>` then. */
  keepsClient?: true
}

export const matterHolds = new Registry<MatterHold>('holds of a matter')
export const matterTabs = new Registry<MatterTab, 'tabs of a matter'>('tabs of a matter')
export const matterPanels = new Registry<MatterPanel, 'panels of a matter'>('panels of a matter')

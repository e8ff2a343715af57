import type { Trx } from '#app/core/database/trx'
import type { Author } from '#app/core/audit/author'
import { Registry } from '#app/core/contributions/registry'
import type { Json, Viewer } from '#app/core/contributions/registries'
import type Client from '#app/clients/models/client'
import type { Identity } from '#app/workspaces/identity'
import type { Permission } from '#app/workspaces/permissions'

type ClientRow = { id: number; workspaceId: number }

/**
 * A tab of a client. Its address is `?tab=<key>`, its name the message `clients.tab.<key>`, and it is drawn by the component that
 * `inertia/features/<key>/client_tab.tsx` exports as default, with `{ client, content }`.
 */
export interface ClientTab {
  key: string
  order: number
  /** Needed beside reading clients. */
  permission?: Permission
  /** What the tab shows. `query` is the query string of the page. */
  load(client: Client, identity: Identity, query: Record<string, unknown>): Promise<Json>
  /** The number beside its name: one query. */
  count?(client: Client, identity: Identity): Promise<number>
}

/** A panel of the summary of a client, drawn by `inertia/features/<key>/client_panel.tsx`. `load` returns null when it has nothing to say. */
export interface ClientPanel {
  key: string
  order: number
  permission?: Permission
  load(client: Client, identity: Identity): Promise<Json | null>
}

/** What keeps a client from being deleted. The reason is the message `clients.holds.<key>` with `count`. */
export interface ClientHold {
  key: string
  order: number
  count(trx: Trx, client: ClientRow): Promise<number>
}

/** Rows that name a client and follow it when two clients become one. They are called `clients.moves.<key>` with `count`. */
export interface ClientReference {
  key: string
  order: number
  /** How many there are, as far as who looks may know of them. */
  count(client: ClientRow, viewer: Viewer): Promise<number>
  /** Gives the rows of one client to another; what it returns is enough to give them back. */
  move(trx: Trx, from: Client, to: Client, author: Author): Promise<Json>
  /** Gives back what `move` gave, as far as nobody changed it since. */
  moveBack(trx: Trx, moved: Json, clients: { from: Client; to: Client }, author: Author): Promise<void>
}

/** A number beside each client of the list, by id; none is zero. */
export interface ClientFigure {
  key: 'matters'
  of(viewer: Viewer, ids: number[]): Promise<Map<number, number>>
}

export const clientTabs = new Registry<ClientTab, 'tabs of a client'>('tabs of a client')
export const clientPanels = new Registry<ClientPanel, 'panels of a client'>('panels of a client')
export const clientHolds = new Registry<ClientHold>('holds of a client')
export const clientReferences = new Registry<ClientReference>('references to a client')
export const clientFigures = new Registry<ClientFigure>('figures of clients')

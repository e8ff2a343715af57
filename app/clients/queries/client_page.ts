import { loadParts } from '#app/core/contributions/load_parts'
import type { Identity } from '#app/workspaces/identity'
import { clientPanels, clientTabs } from '#app/clients/client_parts'
import { allowedParts, countTabs } from '#app/workspaces/queries/roles/allowed_parts'
import type Client from '#app/clients/models/client'

const SUMMARY = 'summary'

/** The tabs of a client with their numbers, which one is open, and what it shows; panels for the summary. */
export async function clientParts(client: Client, identity: Identity, query: Record<string, unknown>) {
  const tabs = allowedParts(clientTabs, identity)
  const open = tabs.find(({ key }) => key === query.tab)
  return {
    tab: open?.key ?? SUMMARY,
    tabs: await countTabs(tabs, ({ count }) => count?.(client, identity)),
    content: open ? await open.load(client, identity, query) : null,
    panels: open ? [] : await loadParts(allowedParts(clientPanels, identity), ({ load }) => load(client, identity)),
  }
}

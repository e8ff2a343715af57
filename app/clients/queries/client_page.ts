import type { Identity } from '#app/workspaces/identity'
import { clientPanels, clientTabs, type ClientTab } from '#app/clients/client_parts'
import type Client from '#app/clients/models/client'

const SUMMARY = 'summary'

/** The tabs of other modules that somebody may open. */
function tabsFor(identity: Identity): ClientTab[] {
  return clientTabs.all().filter(({ permission }) => !permission || identity.may(permission))
}

/** The tabs of a client with their numbers, which one is open, and what it shows; panels for the summary. */
export async function clientParts(client: Client, identity: Identity, query: Record<string, unknown>) {
  const open = tabsFor(identity).find(({ key }) => key === query.tab)
  return {
    tab: open?.key ?? SUMMARY,
    tabs: await countedTabs(client, identity),
    content: open ? await open.load(client, identity, query) : null,
    panels: open ? [] : await loadedPanels(client, identity),
  }
}

function countedTabs(client: Client, identity: Identity) {
  return Promise.all(
    tabsFor(identity).map(async ({ key, count }) => ({ key, count: count ? await count(client, identity) : null }))
  )
}

async function loadedPanels(client: Client, identity: Identity) {
  const shown = clientPanels.all().filter(({ permission }) => !permission || identity.may(permission))
  const loaded = await Promise.all(shown.map(async ({ key, load }) => ({ key, content: await load(client, identity) })))
  return loaded.filter(({ content }) => content !== null)
}

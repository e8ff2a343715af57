import { clientPanels, clientTabs, type ClientPanelContents, type ClientTabContents } from '@generated/parts'
import { recordParts } from '~/features/parts'
import type { ClientFacts } from './types'

type Shared = { client: ClientFacts }

/** What the tab of another module gets: the client, and what its module loaded for it. */
export type ClientTabProps<Key extends keyof ClientTabContents> = Shared & { content: ClientTabContents[Key] }

/** What the panel of another module gets. */
export type ClientPanelProps<Key extends keyof ClientPanelContents> = Shared & { content: ClientPanelContents[Key] }

/** What other modules add to a client: its tabs, and the panels of its summary. */
export const {
  Part: ClientPart,
  Panels: ClientPanels,
  partsOf: clientPartsOf,
} = recordParts<ClientTabContents, ClientPanelContents, Shared>(clientTabs, clientPanels)

import type { ComponentType } from 'react'
import { recordParts } from '~/features/parts'
import type { ClientFacts } from './types'

/** What each part gets: the client, and what its module loaded for it. */
export type ClientPartProps<Content> = { client: ClientFacts; content: Content }

type PartModule = { default: ComponentType<ClientPartProps<never>> }

/** What other modules add to a client: its tabs, and the panels of its summary. */
export const {
  Part: ClientPart,
  Panels: ClientPanels,
  partsOf: clientPartsOf,
} = recordParts<{ client: ClientFacts }>(
  import.meta.glob<PartModule>('../*/client_tab.tsx'),
  import.meta.glob<PartModule>('../*/client_panel.tsx')
)

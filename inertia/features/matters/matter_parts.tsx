import type { Data } from '@generated/data'
import { matterPanels, matterTabs, type MatterPanelContents, type MatterTabContents } from '@generated/parts'
import { recordParts } from '~/features/parts'

type Shared = { matter: Data.Matters.Matter }

/** What the tab of another module gets: the matter, and what its module loaded for it. */
export type MatterTabProps<Key extends keyof MatterTabContents> = Shared & { content: MatterTabContents[Key] }

/** What the panel of another module gets. */
export type MatterPanelProps<Key extends keyof MatterPanelContents> = Shared & { content: MatterPanelContents[Key] }

/** What other modules add to a matter: its tabs, and the panels of its summary. */
export const {
  Part: MatterPart,
  Panels: MatterPanels,
  partsOf: matterPartsOf,
} = recordParts<MatterTabContents, MatterPanelContents, Shared>(matterTabs, matterPanels)

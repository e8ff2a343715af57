import type { Data } from '@generated/data'
import type { ComponentType } from 'react'
import { recordParts } from '~/features/parts'

/** A tab that another module adds to a matter, with the number beside its name. */
export type LoadedTab = { key: string; count: number | null }

/** What each part gets: the matter, and what its module loaded for it. */
export type MatterPartProps<Content> = { matter: Data.Matters.Matter; content: Content }

type PartModule = { default: ComponentType<MatterPartProps<never>> }

/** What other modules add to a matter: its tabs, and the panels of its summary. */
export const {
  Part: MatterPart,
  Panels: MatterPanels,
  partsOf: matterPartsOf,
} = recordParts<{ matter: Data.Matters.Matter }>(
  import.meta.glob<PartModule>('../*/matter_tab.tsx'),
  import.meta.glob<PartModule>('../*/matter_panel.tsx')
)

import { MatterPinsSection } from '~/features/research/reading/matter_pins'
import type { MatterPins } from '~/features/research/reading/matter_pins'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A panel that another module shows beside a document. */
export type DocumentPanel = { key: string; content: Json }

/** Draws the panels of other modules, by the key under which each contributes its own. */
export function DocumentPanels({ panels }: { panels: DocumentPanel[] }) {
  return panels.map(({ key, content }) =>
    key === 'matters.pins' ? <MatterPinsSection key={key} content={content as unknown as MatterPins} /> : null
  )
}

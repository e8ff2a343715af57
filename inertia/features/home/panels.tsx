import { PartList, partNamed, type LoadedPart } from '~/features/parts'
import { PANELS, type PanelContents } from './panel_parts'

/** The parts that draw these panels, to be fetched before. */
export const panelPartsOf = (panels: LoadedPart[]) => panels.map(({ key }) => partNamed(PANELS, key))

/**
 * Draws the panels that the server sent, in its order. One that wants the whole width says `col-span-full`: a span of two columns would
 * make a second one where there is one, and squeeze all others.
 */
export function Panels({ panels, layout = 'grid' }: { panels: LoadedPart[]; layout?: 'grid' | 'column' }) {
  return (
    <div
      data-panels
      className={
        layout === 'column' ? 'grid grid-cols-1 gap-6' : 'grid grid-cols-1 gap-6 px-6 pb-8 max-md:px-4 lg:grid-cols-2'
      }
    >
      <PartList<PanelContents, object> loaded={panels} parts={PANELS} shared={{}} height="h-40" />
    </div>
  )
}

import { Suspense } from 'react'
import { Skeleton } from '~/components/feedback/skeleton'
import { PANELS } from './panel_parts'

/** A panel that the server found worth showing. What `content` holds is known to the part that draws it. */
export type LoadedPanel = {
  key: string
  content: Json
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The parts that draw these panels, to be fetched before. */
export const panelPartsOf = (panels: LoadedPanel[]) => panels.map(({ key }) => PANELS[key])

/**
 * Draws the panels that the server sent, in its order. One that wants the whole width says `col-span-full`: a span of two columns would
 * make a second one where there is one, and squeeze all others.
 */
export function Panels({ panels, layout = 'grid' }: { panels: LoadedPanel[]; layout?: 'grid' | 'column' }) {
  return (
    <div
      data-panels
      className={
        layout === 'column' ? 'grid grid-cols-1 gap-6' : 'grid grid-cols-1 gap-6 px-6 pb-8 max-md:px-4 lg:grid-cols-2'
      }
    >
      {panels.map(({ key, content }) => {
        const Panel = PANELS[key]
        return (
          Panel && (
            <Suspense key={key} fallback={<Skeleton className="h-40 w-full" />}>
              <Panel content={content as never} />
            </Suspense>
          )
        )
      })}
    </div>
  )
}

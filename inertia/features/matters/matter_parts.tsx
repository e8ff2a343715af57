import type { Data } from '@generated/data'
import { Suspense, type ComponentType } from 'react'
import { lazily, type LazyPart } from '~/components/feedback/lazily'
import { Skeleton } from '~/components/feedback/skeleton'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A tab that another module adds to a matter, with the number beside its name. */
export type LoadedTab = { key: string; count: number | null }

/** A panel that another module adds to the summary. */
export type LoadedPanel = { key: string; content: Json }

/** What each part gets: the matter, and what its module loaded for it. */
export type MatterPartProps<Content> = { matter: Data.Matters.Matter; content: Content }

type Part = ComponentType<MatterPartProps<never>>
type Parts = Record<string, LazyPart<MatterPartProps<never>> | undefined>

/** Components by the name of their feature's folder, each loaded when it is shown. */
function parts(modules: Record<string, () => Promise<{ default: Part }>>): Parts {
  const named = Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, lazily(load)])
  return Object.fromEntries(named) as Parts
}

const TABS = parts(import.meta.glob<{ default: Part }>('../*/matter_tab.tsx'))
const PANELS = parts(import.meta.glob<{ default: Part }>('../*/matter_panel.tsx'))

/** The tab and the panels that are shown, to be fetched before. */
export function matterPartsOf({ tab, panels = [] }: { tab: string; panels?: LoadedPanel[] }) {
  return [TABS[tab], ...panels.map(({ key }) => PANELS[key])]
}

/** The tab of another module, if this is one. */
export function MatterPart({ name, matter, content }: { name: string; matter: Data.Matters.Matter; content: Json }) {
  const Tab = TABS[name]
  return (
    Tab && (
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Tab matter={matter} content={content as never} />
      </Suspense>
    )
  )
}

/** The panels that other modules add to the summary, in the order of the server. */
export function MatterPanels({ matter, panels }: { matter: Data.Matters.Matter; panels: LoadedPanel[] }) {
  return panels.map(({ key, content }) => {
    const Panel = PANELS[key]
    return (
      Panel && (
        <Suspense key={key} fallback={<Skeleton className="h-24 w-full" />}>
          <Panel matter={matter} content={content as never} />
        </Suspense>
      )
    )
  })
}

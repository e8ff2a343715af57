import { Suspense, type ComponentType } from 'react'
import { lazily, type LazyPart } from '~/components/feedback/lazily'
import { Skeleton } from '~/components/feedback/skeleton'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A panel that another module adds to the summary of a record. */
export type LoadedPanel = { key: string; content: Json }

type Modules<Props> = Record<string, () => Promise<{ default: ComponentType<Props> }>>
type Parts<Props> = Record<string, LazyPart<Props> | undefined>

/** Components by the name of their feature's folder, each loaded when it is shown. */
function byFeature<Props extends object>(modules: Modules<Props>): Parts<Props> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, lazily(load)])
  ) as Parts<Props>
}

/** The tabs and panels that other modules add to a record; each gets the record and what its module loaded for it. */
export function recordParts<Record extends object>(
  tabModules: Modules<Record & { content: never }>,
  panelModules: Modules<Record & { content: never }>
) {
  const tabs = byFeature(tabModules)
  const panels = byFeature(panelModules)

  /** The tab of another module, if this is one. */
  function Part({ name, content, record }: { name: string; content: Json; record: Record }) {
    const Tab = tabs[name]
    return (
      Tab && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <Tab {...record} content={content as never} />
        </Suspense>
      )
    )
  }

  /** The panels that other modules add to the summary, in the order of the server. */
  function Panels({ panels: loaded, record }: { panels: LoadedPanel[]; record: Record }) {
    return loaded.map(({ key, content }) => {
      const Panel = panels[key]
      return (
        Panel && (
          <Suspense key={key} fallback={<Skeleton className="h-24 w-full" />}>
            <Panel {...record} content={content as never} />
          </Suspense>
        )
      )
    })
  }

  /** The tab and the panels that are shown, to be fetched before. */
  const partsOf = ({ tab, panels: loaded = [] }: { tab: string; panels?: LoadedPanel[] }) => [
    tabs[tab],
    ...loaded.map(({ key }) => panels[key]),
  ]
  return { Part, Panels, partsOf }
}

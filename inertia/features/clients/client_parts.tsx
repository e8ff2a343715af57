import { Suspense, type ComponentType } from 'react'
import { lazily, type LazyPart } from '~/components/feedback/lazily'
import { Skeleton } from '~/components/feedback/skeleton'
import type { Json, LoadedPanel } from '~/features/matters/matter_parts'
import type { ClientFacts } from './types'

/** What each part gets: the client, and what its module loaded for it. */
export type ClientPartProps<Content> = { client: ClientFacts; content: Content }

type Part = ComponentType<ClientPartProps<never>>
type Parts = Record<string, LazyPart<ClientPartProps<never>> | undefined>

/** Components by the name of their feature's folder, each loaded when it is shown. */
function parts(modules: Record<string, () => Promise<{ default: Part }>>): Parts {
  const named = Object.entries(modules).map(([path, load]) => [path.split('/').at(-2)!, lazily(load)])
  return Object.fromEntries(named) as Parts
}

const TABS = parts(import.meta.glob<{ default: Part }>('../*/client_tab.tsx'))
const PANELS = parts(import.meta.glob<{ default: Part }>('../*/client_panel.tsx'))

/** The tab and the panels that are shown, to be fetched before. */
export function clientPartsOf({ tab, panels = [] }: { tab: string; panels?: LoadedPanel[] }) {
  return [TABS[tab], ...panels.map(({ key }) => PANELS[key])]
}

/** The tab of another module, if this is one. */
export function ClientPart({ name, client, content }: { name: string; client: ClientFacts; content: Json }) {
  const Tab = TABS[name]
  return (
    Tab && (
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Tab client={client} content={content as never} />
      </Suspense>
    )
  )
}

/** The panels that other modules add to the summary, in the order of the server. */
export function ClientPanels({ client, panels }: { client: ClientFacts; panels: LoadedPanel[] }) {
  return panels.map(({ key, content }) => {
    const Panel = PANELS[key]
    return (
      Panel && (
        <Suspense key={key} fallback={<Skeleton className="h-24 w-full" />}>
          <Panel client={client} content={content as never} />
        </Suspense>
      )
    )
  })
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** What draws each panel of the homes, by the key under which its module contributes it. */
export const PANELS: Record<string, LazyExoticComponent<ComponentType<{ content: never }>>> = {
  'matters.recent': lazy(() => import('~/features/matters/recent_matters').then((m) => ({ default: m.RecentMatters as never }))),
  'matters.client': lazy(() => import('~/features/matters/client_matters').then((m) => ({ default: m.ClientMatters as never }))),
  'research.recent': lazy(() => import('~/features/research/recent_searches').then((m) => ({ default: m.RecentSearches as never }))),
}

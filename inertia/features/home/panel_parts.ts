import { type ComponentType } from 'react'
import { lazily, type LazyPart } from '~/components/feedback/lazily'

type PanelModule = Record<string, ComponentType<{ content: never }>>

const modules = import.meta.glob<PanelModule>('../*/*_{matters,searches,invitations,notices,panel}.tsx')

/** A panel drawn by the one component that a file of a feature exports, loaded when it is shown. */
function part(file: string): LazyPart<{ content: never }> {
  return lazily(async () => ({ default: Object.values(await modules[`../${file}.tsx`]!())[0]! }))
}

/** What draws each panel of the homes, by the key under which its module contributes it. */
export const PANELS: Record<string, LazyPart<{ content: never }> | undefined> = {
  'invitations.waiting': part('invitations/waiting_invitations'),
  'notices.unread': part('notices/unread_notices'),
  'activities.still': part('day/stalled_matters'),
  'matters.recent': part('matters/recent_matters'),
  'portal.today': part('portal/today_panel'),
  'portal.firms': part('portal/firms_panel'),
  'portal.requests': part('portal/requests_panel'),
  'matters.client': part('matters/client_matters'),
  'research.recent': part('research/recent_searches'),
}

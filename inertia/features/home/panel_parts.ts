import type { HomePanelContents, PortalPanelContents } from '@generated/parts'
import { lazily } from '~/components/feedback/lazily'
import type { PartTable } from '~/features/parts'

export type PanelContents = HomePanelContents & PortalPanelContents

/** What a panel of the homes gets: what its module loaded for it. */
export type PanelProps<Key extends keyof PanelContents> = { content: PanelContents[Key] }

/** What draws each panel of the homes, by the key under which its module contributes it; loaded when it is shown. */
export const PANELS: PartTable<PanelContents> = {
  'invitations.waiting': lazily(() => import('~/features/invitations/waiting_invitations')),
  'notices.unread': lazily(() => import('~/features/notices/unread_notices')),
  'amparo.news': lazily(() => import('~/features/amparo/news_panel')),
  'insights.figures': lazily(() => import('~/features/insights/home_panel')),
  'billing.due': lazily(() => import('~/features/billing/due_panel')),
  'activities.still': lazily(() => import('~/features/day/stalled_matters')),
  'matters.recent': lazily(() => import('~/features/matters/recent_matters')),
  'portal.today': lazily(() => import('~/features/portal/today_panel')),
  'portal.firms': lazily(() => import('~/features/portal/firms_panel')),
  'portal.requests': lazily(() => import('~/features/portal/requests_panel')),
  'matters.client': lazily(() => import('~/features/matters/client_matters')),
  'billing.owed': lazily(() => import('~/features/client_account/owed_panel')),
  'research.recent': lazily(() => import('~/features/research/recent_searches')),
}

import type { ContentsOf } from '#app/core/contributions/contents'
import type { modules } from '#generated/modules'

export type MatterTabContents = ContentsOf<typeof modules, 'tabs of a matter'>
export type MatterPanelContents = ContentsOf<typeof modules, 'panels of a matter'>
export type ClientTabContents = ContentsOf<typeof modules, 'tabs of a client'>
export type ClientPanelContents = ContentsOf<typeof modules, 'panels of a client'>
export type HomePanelContents = ContentsOf<typeof modules, 'home'>
export type PortalPanelContents = ContentsOf<typeof modules, 'portal'>
export type AnalysisPanelContents = ContentsOf<typeof modules, 'analysis'>
export type ResultMarkContents = ContentsOf<typeof modules, 'marks of results'>
export type TemplateSlotContents = ContentsOf<typeof modules, 'slots of a matter template'>

export const matterTabs = {
  activities: () => import('~/features/activities/matter_tab'),
  billing: () => import('~/features/billing/matter_tab'),
  docket: () => import('~/features/docket/matter_tab'),
  documents: () => import('~/features/documents/matter_tab'),
  fees: () => import('~/features/fees/matter_tab'),
  hearings: () => import('~/features/hearings/matter_tab'),
  history: () => import('~/features/history/matter_tab'),
  messages: () => import('~/features/messages/matter_tab'),
  notes: () => import('~/features/notes/matter_tab'),
  parties: () => import('~/features/parties/matter_tab'),
}

export const matterPanels = {
  activities: () => import('~/features/activities/matter_panel'),
  amparo: () => import('~/features/amparo/matter_panel'),
  billing: () => import('~/features/billing/matter_panel'),
  conflicts: () => import('~/features/conflicts/matter_panel'),
  docket: () => import('~/features/docket/matter_panel'),
  matter_links: () => import('~/features/matter_links/matter_panel'),
  template_fields: () => import('~/features/template_fields/matter_panel'),
}

export const clientTabs = {
  billing: () => import('~/features/billing/client_tab'),
  client_matters: () => import('~/features/client_matters/client_tab'),
  history: () => import('~/features/history/client_tab'),
}

export const clientPanels = {
  billing: () => import('~/features/billing/client_panel'),
  client_contacts: () => import('~/features/client_contacts/client_panel'),
  conflicts: () => import('~/features/conflicts/client_panel'),
}

export const templateSlots = {
  activities: () => import('~/features/activities/template_slot'),
  amparo: () => import('~/features/amparo/template_slot'),
  docket: () => import('~/features/docket/template_slot'),
  folders: () => import('~/features/folders/template_slot'),
}
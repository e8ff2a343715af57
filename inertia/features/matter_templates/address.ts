import type { Data } from '@generated/data'
import type { TemplateForUse, TemplateLine } from '~/features/template_fields/types'
import { buildAddress } from '~/features/lists/address'
import { route } from '~/routes'

/** Where templates are kept: the firm's settings, or a person's own. */
export type TemplateArea = 'law_firm' | 'settings'
export type TemplateScope = Data.MatterTemplates.MatterTemplate['scope']

export type TemplateFilters = {
  q: string
  tab: TemplateScope
}

/** Address of a list of templates, of all or of what a text finds. */
export const listAddress = (area: TemplateArea, { tab, q }: TemplateFilters, page = 1): string =>
  buildAddress(route(`${area}.matter_templates.index`), { tab, q, page })

export const viewAddress = (area: TemplateArea, { id }: { id: number }) =>
  route(`${area}.matter_templates.show`, { id })
export const editAddress = (area: TemplateArea, { id }: { id: number }) =>
  route(`${area}.matter_templates.edit`, { id })
export const addAddress = (area: TemplateArea, tab: TemplateScope) =>
  route(`${area}.matter_templates.create`, {}, { tab })

/** What the list page gets. */
export type TemplatesPage = {
  templates: TemplateLine[]
  paging: { total: number; page: number; perPage: number }
  filters: TemplateFilters
  tabs: TemplateScope[]
  can: { create: boolean; copy: boolean; edit: boolean; delete: boolean }
}

/** What the pages of one template get. */
export type TemplatePage = {
  template: TemplateForUse
  slots: string[]
  can: { edit: boolean; delete: boolean; copy: boolean }
}

export type NewTemplatePage = { scope: TemplateScope; slots: string[] }

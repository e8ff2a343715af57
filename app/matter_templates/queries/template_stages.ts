import type { TemplateDefinition } from '#app/matter_templates/definition'
import MatterTemplateVersion from '#app/matter_templates/models/matter_template_version'
import { shownSheet } from './matter_sheet.js'

type InFirm = { id: number; workspaceId: number }

/** What the template that a matter was opened with said then; null without one. */
export async function usedTemplate(matter: InFirm): Promise<TemplateDefinition | null> {
  const sheet = await shownSheet(matter)
  if (!sheet) return null
  const { templateId, templateVersion: version } = sheet
  const used = await MatterTemplateVersion.findBy({ templateId, version })
  return used?.definition ?? null
}

/** The stages, in their order, of the template that a matter was opened with; none without a template, or when it has none. */
export async function templateStages(matter: InFirm): Promise<string[]> {
  return (await usedTemplate(matter))?.stages ?? []
}

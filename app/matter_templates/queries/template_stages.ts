import MatterSheet from '#app/matter_templates/models/matter_sheet'
import MatterTemplateVersion from '#app/matter_templates/models/matter_template_version'

/** The stages, in their order, of the template that a matter was opened with; none without a template, or when it has none. */
export async function templateStages(matter: { id: number; workspaceId: number }): Promise<string[]> {
  const sheet = await MatterSheet.in({ id: matter.workspaceId }).where('matter_id', matter.id).first()
  if (!sheet) return []
  const { templateId, templateVersion: version } = sheet
  const used = await MatterTemplateVersion.findBy({ templateId, version })
  return used?.definition.stages ?? []
}

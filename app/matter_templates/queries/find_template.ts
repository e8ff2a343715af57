import MatterTemplate, { type TemplateViewer } from '#app/matter_templates/models/matter_template'
import { NotFound } from '#app/core/errors/no_access'

/** A template that a new matter may be made with: reached and not hidden. Throws NotFound. */
export async function findTemplateForUse(viewer: TemplateViewer, id: number): Promise<MatterTemplate> {
  const template = await MatterTemplate.findReachedBy(viewer, id)
  if (template.hidden) throw new NotFound('matter templates')
  return template
}

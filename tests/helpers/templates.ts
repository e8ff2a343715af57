import MatterSheet from '#app/matter_templates/models/matter_sheet'
import MatterTemplate from '#app/matter_templates/models/matter_template'
import MatterTemplateVersion from '#app/matter_templates/models/matter_template_version'
import type { TemplateDefinition, TemplateField } from '#app/matter_templates/definition'
import type Matter from '#app/matters/models/matter'
import type { Firm } from './people.js'

/** A field of a template; what is not said is that of a plain text that may stay empty. */
export function fieldOf(attributes: Partial<TemplateField> & { key: string }): TemplateField {
  const { key } = attributes
  return { label: key, type: 'text', required: false, placeholder: null, help: null, options: [], ...attributes }
}

/** A definition with one section that holds these fields. */
export function definitionOf(fields: TemplateField[], stages: string[] = []): TemplateDefinition {
  return { stages, sections: [{ key: 'data', title: 'Datos', fields }], slots: {} }
}

/** The fields of an ordinary trial: one of most types. */
export const TRIAL: TemplateField[] = [
  fieldOf({ key: 'plaintiff', label: 'Actor', required: true }),
  fieldOf({ key: 'amount', label: 'Suerte principal', type: 'money' }),
  fieldOf({ key: 'served', label: 'Fecha de emplazamiento', type: 'date' }),
  fieldOf({ key: 'way', label: 'Vía', type: 'choice', options: ['Ordinaria', 'Ejecutiva'] }),
  fieldOf({ key: 'proofs', label: 'Pruebas', type: 'choices', options: ['Documental', 'Pericial', 'Testimonial'] }),
  fieldOf({ key: 'urgent', label: '¿Hay medidas cautelares?', type: 'yes_no' }),
]

/** A template of a firm; `attributes` may make it somebody's own, or one of the catalogue. */
export function templateOf(
  { workspace, owner }: Firm,
  attributes: Partial<Pick<MatterTemplate, 'scope' | 'workspaceId' | 'userId' | 'title' | 'hidden' | 'definition'>> = {}
): Promise<MatterTemplate> {
  return MatterTemplate.create({
    scope: 'firm',
    workspaceId: workspace.id,
    userId: null,
    title: 'Ordinario mercantil',
    definition: definitionOf(TRIAL, ['Demanda', 'Pruebas', 'Sentencia']),
    hidden: false,
    version: 1,
    editedById: owner.id,
    ...attributes,
  })
}

/** Says that a matter was made with a template, without answers. */
export async function sheetFor(matter: Matter, { id: templateId, version, title, definition }: MatterTemplate) {
  await MatterTemplateVersion.create({ templateId, version, title, definition })
  const { id: matterId, workspaceId } = matter
  return MatterSheet.create({ matterId, workspaceId, templateId, templateVersion: version, revision: 1 })
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import { fieldsOf } from '#app/matter_templates/definition'
import type MatterTemplate from '#app/matter_templates/models/matter_template'
import type { PracticeArea } from '#app/workspaces/domain/practice_areas'

/** A template with all that it asks for. */
export default class MatterTemplateTransformer extends BaseTransformer<MatterTemplate> {
  toObject() {
    const { definition } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'scope', 'title', 'description', 'proceeding', 'hidden', 'version']),
      materia: this.resource.materia as PracticeArea | null,
      definition,
      updatedAt: this.resource.updatedAt.toISO()!,
    }
  }

  /** As a line of a list or of a box. */
  forList() {
    const { definition } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'scope', 'title', 'description', 'proceeding', 'hidden']),
      materia: this.resource.materia as PracticeArea | null,
      fields: fieldsOf(definition).length,
      stages: definition.stages.length,
      updatedAt: this.resource.updatedAt.toISO()!,
    }
  }
}

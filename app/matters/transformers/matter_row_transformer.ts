import { BaseTransformer } from '@adonisjs/core/transformers'
import type { MatterRow } from '#app/matters/queries/list_matters'
import type { MatterOption } from '#app/matters/queries/matter_options'

/** An instant as both databases return it, in ISO. */
export const isoOf = (sqlInstant: string) => `${sqlInstant.replace(' ', 'T')}Z`

/** One line of a list of matters. What the reader may do with it is the same for all lines and comes with the page. */
export default class MatterRowTransformer extends BaseTransformer<MatterRow> {
  toObject() {
    const { id, reference, title, materia, court, status } = this.resource
    const { file_number: fileNumber, client_name: clientName, updated_at: updatedAt, responsible_name: name } = this.resource
    const responsible = this.resource.responsible_id === null ? null : { id: this.resource.responsible_id, name: name ?? '' }
    return { id, reference, title, materia, court, fileNumber, clientName, status, responsible, updatedAt: isoOf(updatedAt) }
  }
}

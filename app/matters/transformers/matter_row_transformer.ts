import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoOf, type MatterRow } from '#app/matters/queries/lists/matter_rows'

/** One line of a list of matters. What the reader may do is the same for all lines and comes with the page. */
export default class MatterRowTransformer extends BaseTransformer<MatterRow> {
  toObject() {
    const {
      id,
      reference,
      title,
      materia,
      court,
      status,
      responsible_id: responsibleId,
      responsible_name: name,
    } = this.resource
    const { file_number: fileNumber, client_name: clientName, updated_at: updatedAt } = this.resource
    const { stage, next_on: nextOn, private: isPrivate, read_only: readOnly } = this.resource
    const responsible = responsibleId === null ? null : { id: responsibleId, name: name ?? '' }
    return {
      id,
      reference,
      title,
      materia,
      court,
      fileNumber,
      clientName,
      status,
      stage,
      nextOn,
      private: Boolean(Number(isPrivate)),
      readOnly: Boolean(Number(readOnly)),
      responsible,
      updatedAt: isoOf(updatedAt),
    }
  }

  /** As the box that picks a matter needs it. */
  forPicking() {
    const { id, reference, title, client_name: clientName } = this.resource
    return { value: String(id), label: `${reference} · ${title}`, description: clientName ?? undefined }
  }
}

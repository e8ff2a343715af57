import { BaseTransformer } from '@adonisjs/core/transformers'
import { transformRows } from '#app/core/http/transform_rows'
import type { MatterColumn } from '#app/matters/queries/lists/matter_columns'
import MatterRowTransformer from './matter_row_transformer.js'

/** A column of the board with its first cards. */
export default class MatterColumnTransformer extends BaseTransformer<MatterColumn> {
  toObject() {
    return {
      ...this.pick(this.resource, ['value', 'total']),
      cards: transformRows(MatterRowTransformer, this.resource.rows),
    }
  }
}

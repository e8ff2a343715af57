import { compose } from '@adonisjs/core/helpers'
import { MatterSheetSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That a matter was made with a template, and which version of it. `revision` counts how often its answers were saved. */
export default class MatterSheet extends compose(MatterSheetSchema, Tenanted) {
  static selfAssignPrimaryKey = true
}

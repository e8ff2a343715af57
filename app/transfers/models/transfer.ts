import { compose } from '@adonisjs/core/helpers'
import { TransferSchema } from '#database/schema'
import { clock } from '#app/core/clock'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Hours for which an import or a change of many records can be taken back. */
const UNDO_HOURS = 24

/** A file that somebody brings in, or a change of many records at once: what was chosen, and what became of it. */
export default class Transfer extends compose(TransferSchema, Tenanted) {
  /** Whether it can still be taken back. */
  get isUndoable(): boolean {
    return (
      this.state === 'done' && this.finishedAt !== null && this.finishedAt.plus({ hours: UNDO_HOURS }) > clock.now()
    )
  }
}

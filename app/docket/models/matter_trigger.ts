import { compose } from '@adonisjs/core/helpers'
import { MatterTriggerSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import type { ComputationFields } from '#app/deadlines/domain/computation_fields'

/** What deadlines of a matter run from: a notification, an act that became known, a hearing. */
export default class MatterTrigger extends compose(MatterTriggerSchema, Tenanted) {
  /** What is asked of the calculator for one of its terms. */
  fieldsFor(term: string): ComputationFields {
    return {
      notifiedOn: this.happenedOn,
      time: this.time,
      notification: this.notification,
      term,
      handling: this.handlingCalendar,
      responsible: this.responsibleCalendar,
    }
  }
}

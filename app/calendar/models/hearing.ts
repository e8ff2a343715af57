import { compose } from '@adonisjs/core/helpers'
import { HearingSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import Matter from '#app/matters/models/matter'

/** A hearing (audiencia) of a matter, on the day and at the time of the firm's clocks. */
export default class Hearing extends compose(HearingSchema, Tenanted) {
  /** Those that firms show to a client who follows their matters: the only reading that crosses firms. */
  static shownTo(userId: number) {
    const followed = Matter.followedBy(userId).whereColumn('matters.id', 'hearings.matter_id')
    return this.query().where('hearings.shown_to_client', 1).whereExists(followed)
  }
}

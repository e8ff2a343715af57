import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { TermComputationSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'

/** A term that somebody computed, with its sheet as it was then: it never changes, also when calendars and rules do. */
export default class TermComputation extends compose(TermComputationSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'computedById' })
  declare computedBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'confirmedById' })
  declare confirmedBy: BelongsTo<typeof User>

  /** How the firm writes its number. */
  get folio(): string {
    return `HC-${String(this.number).padStart(4, '0')}`
  }

  /** Whether somebody may sign as the second person: anybody but the one who computed, once. */
  canBeConfirmedBy(userId: number): boolean {
    return this.confirmedAt === null && this.computedById !== userId
  }
}

import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { TimeEntrySchema } from '#database/schema'
import { quotient } from '#app/core/database/quotient'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { FieldProblem } from '#app/core/errors/field_problem'
import ChargeItem from '#app/billing/models/charge_item'
import User from '#app/accounts/models/user'
import Matter from '#app/matters/models/matter'

/** Time that somebody worked in a matter. What was charged does not change any more. */
export default class TimeEntry extends compose(TimeEntrySchema, Tenanted) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Matter)
  declare matter: BelongsTo<typeof Matter>

  /** Throws a FieldProblem for another version, and for what was charged. */
  mustBeFree(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'fees.problem.stale')
    if (this.chargeId !== null) throw new FieldProblem('version', 'fees.problem.charged')
  }

  /** SQL of what an entry is worth at its rate, in centavos, as `priceOf` computes it; null without a rate. */
  static worth(table = 'time_entries'): string {
    const hours = quotient(`${table}.minutes * 1000000 + 30`, '60')
    return quotient(`${table}.rate * ${hours} + 500000`, '1000000')
  }

  /**
   * SQL of what an entry brought: of its worth the part that its charge has as concepts of time of the matter, in centavos. What was changed in the charge is spread over its entries
   * in proportion, by a share in millionths that is rounded down.
   */
  static charged(): string {
    const worthOfAll = `(select sum(${this.worth('fellows')}) from time_entries as fellows
      where fellows.workspace_id = time_entries.workspace_id and fellows.charge_id = time_entries.charge_id
      and fellows.matter_id = time_entries.matter_id)`
    const share = quotient(`${ChargeItem.timeChargedOf('time_entries')} * 1000000`, worthOfAll)
    return `coalesce(${quotient(`${this.worth()} * ${share}`, '1000000')}, 0)`
  }
}

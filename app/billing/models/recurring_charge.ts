import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { RecurringChargeSchema } from '#database/schema'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import Client from '#app/clients/models/client'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { dateFrom, type Recurrence } from '#app/billing/domain/recurring_dates'

export type RecurringChargeQuery = ModelQueryBuilderContract<typeof RecurringCharge>

/** What is charged again in each period (iguala). `nextOn` is the day of the next charge; it ended when there is none. Its commands write nothing by themselves. */
export default class RecurringCharge extends compose(RecurringChargeSchema, Tenanted) {
  @belongsTo(() => Client)
  declare client: BelongsTo<typeof Client>

  /** Those of a firm that somebody may know of: none of their matters is limited to a team without this person. */
  static seenBy({ userId, workspaceId }: MatterViewer, trx?: Trx): RecurringChargeQuery {
    return this.in({ id: workspaceId ?? 0 }, trx).whereNotExists((walled) => {
      void walled
        .from('recurring_charge_matters')
        .whereColumn('recurring_charge_matters.recurring_id', 'recurring_charges.id')
        .whereExists(Matter.closedTo(userId).whereColumn('matters.id', 'recurring_charge_matters.matter_id'))
    }) as RecurringChargeQuery
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(viewer: MatterViewer, id: number): Promise<RecurringCharge> {
    const recurring = await this.seenBy(viewer).where('recurring_charges.id', id).first()
    if (!recurring) throw new NotFound('recurring_charges')
    return recurring
  }

  /** What it is by now: charged in each period, paused, or over. */
  get state(): 'active' | 'paused' | 'ended' {
    if (this.nextOn === null) return 'ended'
    return this.active ? 'active' : 'paused'
  }

  get recurrence(): Recurrence {
    const { rhythm, dayOfMonth, startsOn, endsOn } = this
    return { rhythm, dayOfMonth, startsOn, endsOn }
  }

  /** Makes no charges until it is resumed. */
  pause(): void {
    this.mustBe('active')
    this.active = false
  }

  /** Makes charges again from `today` on; what went by meanwhile is not charged. */
  resume(today: string): void {
    this.mustBe('paused')
    const next = dateFrom(this.nextOn! > today ? this.nextOn! : today, this.recurrence)
    if (next === null) throw new FieldProblem('endsOn', 'recurring_charges.problem.over')
    this.become({ active: true, nextOn: next })
  }

  /** Makes no charges any more; those that it made stay. */
  end(): void {
    if (this.state === 'ended') throw new FieldProblem('version', 'recurring_charges.problem.is_ended')
    this.become({ active: false, nextOn: null })
  }

  /** Throws a FieldProblem unless it was this version that somebody looked at. */
  mustBeAt(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'billing.problem.stale')
  }

  private mustBe(state: RecurringCharge['state']): void {
    if (this.state !== state) throw new FieldProblem('version', `recurring_charges.problem.is_${this.state}`)
  }

  private become(values: Partial<RecurringCharge>): void {
    Object.assign(this, values)
  }
}

import { compose } from '@adonisjs/core/helpers'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { PaymentSchema } from '#database/schema'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import type { MatterViewer } from '#app/matters/models/matter'
import BillingFile from './billing_file.js'
import ChargeMatter from './charge_matter.js'
import PaymentApplication from './payment_application.js'

export type PaymentQuery = ModelQueryBuilderContract<typeof Payment>

/**
 * Money that a client gave. `amount = applied + refunded + credit`, in centavos: what pays charges, what was given back, and what waits for charges. While it is in review, or rejected,
 * its applications do not count.
 */
export default class Payment extends compose(PaymentSchema, Tenanted) {
  @belongsTo(() => Client)
  declare client: BelongsTo<typeof Client>

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => BillingFile, { foreignKey: 'proofId' })
  declare proof: BelongsTo<typeof BillingFile>

  @hasMany(() => PaymentApplication)
  declare applications: HasMany<typeof PaymentApplication>

  /** The payments of a firm that somebody may know of: they may know of all charges that it pays. */
  static seenBy(viewer: MatterViewer, trx?: Trx): PaymentQuery {
    return openTo(viewer, this.in({ id: viewer.workspaceId ?? 0 }, trx) as PaymentQuery)
  }

  /** Those among payments of this firm whose ids were read before; the index of the ids leads to them. */
  static seenAmong(viewer: MatterViewer, ids: readonly number[]): PaymentQuery {
    return openTo(viewer, this.byKey('id', ids) as PaymentQuery)
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(viewer: MatterViewer, id: number): Promise<Payment> {
    const payment = await this.seenBy(viewer).where('payments.id', id).first()
    if (!payment) throw new NotFound('payments')
    return payment
  }

  /** The payments of the clients that an account is linked to, in all firms. */
  static madeBy(userId: number, trx?: Trx): PaymentQuery {
    return this.query(trx ? { client: trx } : {}).whereIn(
      'payments.client_id',
      Client.linkedTo(userId).whereNull('clients.merged_into_id').select('clients.id')
    ) as PaymentQuery
  }

  /** Whether what it pays counts. */
  get counts(): boolean {
    return this.state === 'accepted'
  }

  /** Has these sums applied and given back; the rest is credit. */
  divide({ applied, refunded }: { applied: number; refunded: number }): void {
    const credit = this.amount - applied - refunded
    if (applied < 0 || refunded < 0 || credit < 0) throw new RangeError(`payment ${this.id}: more than ${this.amount}`)
    this.become({ applied, refunded, credit })
  }

  /** Somebody else than who wrote it down says that it is so, or not. */
  review(by: number, verdict: 'accepted' | 'rejected', reason: string | null): void {
    if (this.state !== 'review') throw new FieldProblem('version', 'billing.problem.reviewed')
    if (this.createdById === by) throw new FieldProblem('version', 'billing.problem.own_payment')
    this.become({ state: verdict, reviewedById: by, reviewedAt: clock.now(), reason })
  }

  /** Throws a FieldProblem unless it was this version that somebody looked at. */
  mustBeAt(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'billing.problem.stale')
  }

  private become(values: Partial<Payment>): void {
    Object.assign(this, values)
  }
}

/** Keeps what no matter hides that is closed to the person. */
function openTo({ userId, workspaceId }: MatterViewer, query: PaymentQuery): PaymentQuery {
  const firm = { id: workspaceId ?? 0 }
  const closed = PaymentApplication.byKey('charge_id', ChargeMatter.closedTo(firm, userId)).select('payment_id')
  return ChargeMatter.leaveOutClosed(query, { firm, userId }, 'payments.id', closed)
}

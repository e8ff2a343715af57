import { compose } from '@adonisjs/core/helpers'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ChargeSchema } from '#database/schema'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import Client from '#app/clients/models/client'
import { addDays } from '#app/deadlines/domain/days'
import type { MatterQuery, MatterViewer } from '#app/matters/models/matter'
import { referenceOf } from '#app/billing/domain/charge_reference'
import { daysTaken } from '#app/billing/domain/days_taken'
import ChargeItem from './charge_item.js'
import ChargeMatter from './charge_matter.js'
import { FoundByText } from './found_by_text.js'

export type ChargeQuery = ModelQueryBuilderContract<typeof Charge>

/**
 * What a client owes a firm. `total = paid + writtenOff + remaining`, in centavos, at any time; the status says what counts as settled and never changes an amount. Its commands throw
 * a FieldProblem for what may not happen in its state, and write nothing by themselves.
 */
export default class Charge extends compose(ChargeSchema, Tenanted, FoundByText) {
  @belongsTo(() => Client)
  declare client: BelongsTo<typeof Client>

  @hasMany(() => ChargeItem)
  declare items: HasMany<typeof ChargeItem>

  /** The charges of a firm that somebody may know of: none of their matters is limited to a team without this person. */
  static seenBy(viewer: MatterViewer, trx?: Trx): ChargeQuery {
    return openTo(viewer, this.in({ id: viewer.workspaceId ?? 0 }, trx) as ChargeQuery)
  }

  /** Those among charges of this firm whose ids were read before; the index of the ids leads to them. */
  static seenAmong(viewer: MatterViewer, ids: readonly number[]): ChargeQuery {
    return openTo(viewer, this.byKey('id', ids) as ChargeQuery)
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(viewer: MatterViewer, id: number): Promise<Charge> {
    const charge = await this.seenBy(viewer).where('charges.id', id).first()
    if (!charge) throw new NotFound('charges')
    return charge
  }

  /** Keeps those charges of which a concept is of one of these matters. */
  static ofMatters(query: ChargeQuery, matters: MatterQuery): ChargeQuery {
    return query.whereExists((own) => {
      void own
        .from('charge_matters')
        .whereColumn('charge_matters.charge_id', 'charges.id')
        .whereExists(matters.whereColumn('matters.id', 'charge_matters.matter_id'))
    })
  }

  /** The issued charges of the clients that an account is linked to, in all firms. */
  static owedBy(userId: number, trx?: Trx): ChargeQuery {
    return this.query(trx ? { client: trx } : {})
      .whereIn('charges.client_id', Client.linkedTo(userId).whereNull('clients.merged_into_id').select('clients.id'))
      .whereIn('charges.state', ['issued', 'written_off']) as ChargeQuery
  }

  /** Owed after its day. `today` is the day of the firm. */
  isOverdue(today: string): boolean {
    return this.isOpen && this.dueOn !== null && this.dueOn < today
  }

  /** Issued, and something is owed by what people say. */
  get isOpen(): boolean {
    return this.state === 'issued' && this.status === 'pending'
  }

  /** Nothing hangs on its amounts yet. */
  get hasFreeAmounts(): boolean {
    return (this.state === 'draft' || this.state === 'issued') && this.paid === 0 && this.writtenOff === 0
  }

  /** Gives a draft its number, its day, and a day until which it is to be paid: `dueDays` later where nobody said another. */
  issue({ series, number, on, dueDays }: { series: string; number: number; on: string; dueDays: number }): void {
    this.mustBe(['draft'])
    this.become({ state: 'issued', series, number, reference: referenceOf(series, number) })
    this.issuedOn ??= on
    this.dueOn ??= addDays(this.issuedOn, dueDays)
    if (this.dueOn < this.issuedOn) throw new FieldProblem('dueOn', 'billing.problem.due_before_issue')
  }

  /** Calls it off; payments are released first. */
  cancel(by: number, reason: string): void {
    this.mustBe(['issued'])
    if (this.paid > 0) throw new FieldProblem('reason', 'billing.problem.has_payments')
    this.become({ state: 'canceled', status: 'pending', settledBy: null, settledOn: null, reason })
    this.become({ canceledById: by, canceledAt: clock.now() })
  }

  /** Has another sum of payments, in centavos; `on` is the day on which it changed. */
  receive(paid: number, on: string): void {
    const remaining = this.total - paid - this.writtenOff
    if (paid < 0 || remaining < 0) throw new RangeError(`charge ${this.id}: ${paid} of ${this.total} paid`)
    this.become({ paid, remaining })
    if (this.settledBy === 'reopened') this.settledBy = null
    this.settle(on)
  }

  /** Gives up what is still owed. */
  writeOff(reason: string, on: string): void {
    this.mustBe(['issued'])
    if (this.remaining === 0) throw new FieldProblem('reason', 'billing.problem.nothing_owed')
    this.become({ writtenOff: this.writtenOff + this.remaining, remaining: 0, reason, settledBy: null })
    this.settle(on)
  }

  /** Counts as paid by somebody's word; its amounts stay. */
  mark(on: string): void {
    this.mustBe(['issued'])
    if (this.status === 'paid') throw new FieldProblem('status', 'billing.problem.is_paid')
    this.become({ status: 'paid', settledBy: this.remaining === 0 ? 'payments' : 'mark', settledOn: on })
  }

  /** Counts as pending again. A write-off is taken back with it. */
  reopen(): void {
    this.mustBe(['issued', 'written_off'])
    if (this.status === 'pending') throw new FieldProblem('status', 'billing.problem.is_pending')
    if (this.writtenOff > 0) this.become({ remaining: this.remaining + this.writtenOff, writtenOff: 0, reason: null })
    this.become({ state: 'issued', status: 'pending', settledOn: null })
    this.settledBy = this.remaining === 0 ? 'reopened' : null
  }

  /** Throws a FieldProblem unless it was this version that somebody looked at. */
  mustBeAt(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'billing.problem.stale')
  }

  /** Throws a FieldProblem unless payments may be applied to it. */
  mustTakePayments(field: string): void {
    if (this.state !== 'issued') throw new FieldProblem(field, `billing.problem.is_${this.state}`)
  }

  private settle(on: string): void {
    const isSettled = this.remaining === 0 && this.settledBy !== 'reopened'
    if (isSettled) {
      const settledBy = this.writtenOff > 0 ? 'write_off' : 'payments'
      this.become({ status: 'paid', settledBy, settledOn: this.settledOn ?? on })
    } else if (this.settledBy !== 'mark')
      // What was given up stays given up on its day, also when a payment is taken away.
      this.become({ status: 'pending', settledBy: null, settledOn: this.writtenOff > 0 ? this.settledOn : null })
    this.state = this.remaining === 0 && this.writtenOff > 0 ? 'written_off' : 'issued'
  }

  private mustBe(states: Charge['state'][]): void {
    if (!states.includes(this.state)) throw new FieldProblem('version', `billing.problem.is_${this.state}`)
  }

  /** Keeps how many days it took in step with the day on which it was settled. */
  private become(values: Partial<Charge>): void {
    Object.assign(this, values)
    if ('settledOn' in values)
      this.settledDays = this.status === 'paid' ? daysTaken(this.issuedOn, values.settledOn ?? null) : null
  }
}

/** Keeps what no matter hides that is closed to the person. */
function openTo({ userId, workspaceId }: MatterViewer, query: ChargeQuery): ChargeQuery {
  const firm = { id: workspaceId ?? 0 }
  return ChargeMatter.leaveOutClosed(query, { firm, userId }, 'charges.id', ChargeMatter.closedTo(firm, userId))
}

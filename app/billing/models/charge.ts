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
import ChargeItem from './charge_item.js'
import ChargeMatter from './charge_matter.js'
import { FoundByText } from './found_by_text.js'
import { become, mustBe, SettlingCharge } from './settling_charge.js'

export type ChargeQuery = ModelQueryBuilderContract<typeof Charge>

/**
 * What a client owes a firm. `total = paid + writtenOff + remaining`, in centavos, at any time; the status says what counts as settled and never changes an amount. Its commands throw
 * a FieldProblem for what may not happen in its state, and write nothing by themselves.
 */
export default class Charge extends compose(ChargeSchema, Tenanted, FoundByText, SettlingCharge) {
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

  /** Nothing hangs on its amounts yet. */
  get hasFreeAmounts(): boolean {
    return (this.state === 'draft' || this.state === 'issued') && this.paid === 0 && this.writtenOff === 0
  }

  /** Gives a draft its number, its day, and a day until which it is to be paid: `dueDays` later where nobody said another. */
  issue({ series, number, on, dueDays }: { series: string; number: number; on: string; dueDays: number }): void {
    mustBe(this, ['draft'])
    become(this, { state: 'issued', series, number, reference: referenceOf(series, number) })
    this.issuedOn ??= on
    this.dueOn ??= addDays(this.issuedOn, dueDays)
    if (this.dueOn < this.issuedOn) throw new FieldProblem('dueOn', 'billing.problem.due_before_issue')
  }

  /** Calls it off; payments are released first. */
  cancel(by: number, reason: string): void {
    mustBe(this, ['issued'])
    if (this.paid > 0) throw new FieldProblem('reason', 'billing.problem.has_payments')
    become(this, { state: 'canceled', status: 'pending', settledBy: null, settledOn: null, reason })
    become(this, { canceledById: by, canceledAt: clock.now() })
  }

  /** Throws a FieldProblem unless it was this version that somebody looked at. */
  mustBeAt(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'billing.problem.stale')
  }

  /** Throws a FieldProblem unless payments may be applied to it. */
  mustTakePayments(field: string): void {
    if (this.state !== 'issued') throw new FieldProblem(field, `billing.problem.is_${this.state}`)
  }
}

/** Keeps what no matter hides that is closed to the person. */
function openTo({ userId, workspaceId }: MatterViewer, query: ChargeQuery): ChargeQuery {
  const firm = { id: workspaceId ?? 0 }
  return ChargeMatter.leaveOutClosed(query, { firm, userId }, 'charges.id', ChargeMatter.closedTo(firm, userId))
}

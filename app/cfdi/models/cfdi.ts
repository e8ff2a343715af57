import { compose } from '@adonisjs/core/helpers'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CfdiSchema } from '#database/schema'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import Client from '#app/clients/models/client'
import type { MatterViewer } from '#app/matters/models/matter'
import CfdiInstallment from './cfdi_installment.js'
import CfdiRelation from './cfdi_relation.js'

export type CfdiQuery = ModelQueryBuilderContract<typeof Cfdi>

/** A tax document of a firm, as its XML says. Whether it is in force at the SAT nobody asked; what people say of that is kept beside it. */
export default class Cfdi extends compose(CfdiSchema, Tenanted) {
  @belongsTo(() => Client)
  declare client: BelongsTo<typeof Client>

  @belongsTo(() => User, { foreignKey: 'createdById' })
  declare createdBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'canceledById' })
  declare canceledBy: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'linkedById' })
  declare linkedBy: BelongsTo<typeof User>

  @hasMany(() => CfdiRelation)
  declare relations: HasMany<typeof CfdiRelation>

  @hasMany(() => CfdiInstallment)
  declare installments: HasMany<typeof CfdiInstallment>

  /**
   * The documents of a firm that somebody may know of: one that is linked to a charge or a payment, only with that; a complement only with the invoices that it pays.
   */
  static seenBy(viewer: MatterViewer, trx?: Trx): CfdiQuery {
    const query = this.in({ id: viewer.workspaceId ?? 0 }, trx) as CfdiQuery
    return query
      .where((linked) => void linked.whereNull('cfdis.charge_id').orWhereIn('cfdis.charge_id', chargesSeen(viewer)))
      .where((linked) => void linked.whereNull('cfdis.payment_id').orWhereIn('cfdis.payment_id', paymentsSeen(viewer)))
      .whereNotExists((walled) => {
        void walled
          .from('cfdi_installments')
          .join('cfdis as invoices', 'invoices.uuid', 'cfdi_installments.uuid')
          .whereColumn('invoices.workspace_id', 'cfdi_installments.workspace_id')
          .whereColumn('cfdi_installments.cfdi_id', 'cfdis.id')
          .whereNotNull('invoices.charge_id')
          .whereNotIn('invoices.charge_id', chargesSeen(viewer))
      })
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(viewer: MatterViewer, id: number): Promise<Cfdi> {
    const cfdi = await this.seenBy(viewer).where('cfdis.id', id).first()
    if (!cfdi) throw new NotFound('cfdis')
    return cfdi
  }

  /** Series and folio, as people call it; the beginning of the UUID when it has neither. */
  get reference(): string {
    return [this.series, this.folio].filter(Boolean).join('-') || this.uuid.slice(0, 8)
  }

  /** Somebody said that it was canceled at the SAT. */
  get isCanceled(): boolean {
    return this.canceledOn !== null
  }

  /** Throws a FieldProblem unless it was this version that somebody looked at. */
  mustBeAt(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'cfdi.problem.stale')
  }
}

const chargesSeen = (viewer: MatterViewer) => Charge.seenBy(viewer).select('charges.id')
const paymentsSeen = (viewer: MatterViewer) => Payment.seenBy(viewer).select('payments.id')

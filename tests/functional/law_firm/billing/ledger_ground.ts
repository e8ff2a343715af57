import db from '@adonisjs/lucid/services/db'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import type Client from '#app/clients/models/client'
import { firm, type Firm } from '#tests/helpers/people'
import { authorNamed, clientOf } from './scene.js'
import { Dice } from './random_steps.js'
import { ReferenceModel, type ModelCharge, type ModelPayment } from './reference_model.js'

const TABLES = [
  'charges',
  'charge_items',
  'payments',
  'payment_applications',
  'payment_refunds',
  'refund_parts',
  'audit_entries',
]

/** What a step does to the product, beside whether it may be and what the model learns of it. */
export interface Step {
  may: boolean
  act: () => Promise<unknown>
  learn: (result: never) => void
}

/** Who stands where when something random happens to the money of a firm. */
export interface Ground {
  dice: Dice
  ours: Firm
  clients: Client[]
  reviewer: number
}

/** A firm with two clients, and somebody who reviews payments. */
export async function ground(seed: number): Promise<Ground> {
  const ours = await firm()
  const clients = [await clientOf(ours.workspace, 'Una'), await clientOf(ours.workspace, 'Otra')]
  return { dice: new Dice(seed), ours, clients, reviewer: (await ours.hire('lawyer')).id }
}

/** What all random steps need: what is kept, and something to do it to. */
export class LedgerGround {
  readonly model = new ReferenceModel()
  protected readonly dice: Dice
  protected readonly ours: Firm
  protected readonly clients: Client[]
  protected readonly reviewer: number

  constructor({ dice, ours, clients, reviewer }: Ground) {
    this.dice = dice
    this.ours = ours
    this.clients = clients
    this.reviewer = reviewer
  }

  get workspace() {
    return this.ours.workspace
  }

  protected get author() {
    return authorNamed(this.ours.owner)
  }

  protected get sees() {
    return { userId: this.ours.owner.id, workspaceId: this.workspace.id }
  }

  /** Everything that is kept of the money. */
  async stored() {
    const rows = TABLES.map((table) => db.from(table).where('workspace_id', this.workspace.id).orderBy('id'))
    const sequences = db.from('sequences').where('workspace_id', this.workspace.id).orderBy('name')
    return Promise.all([...rows, sequences])
  }

  protected async withCharge(
    make: (
      seen: { charge: Charge; version: number },
      own: ModelCharge,
      figures: ReturnType<ReferenceModel['figuresOf']>
    ) => Step
  ): Promise<Step | null> {
    const ids = [...this.model.charges.keys()]
    if (ids.length === 0) return null
    const charge = await Charge.findOrFail(this.dice.of(ids))
    const isStale = this.dice.may(0.04)
    const figures = this.model.figuresOf(charge.id)
    const step = make(
      { charge, version: charge.version - (isStale ? 1 : 0) },
      this.model.charges.get(charge.id)!,
      figures
    )
    return { ...step, may: step.may && !isStale }
  }

  protected async withPayment(
    make: (seen: { payment: Payment; version: number }, own: ModelPayment) => Step
  ): Promise<Step | null> {
    const ids = [...this.model.payments.keys()]
    if (ids.length === 0) return null
    const payment = await Payment.findOrFail(this.dice.of(ids))
    const isStale = this.dice.may(0.04)
    const step = make({ payment, version: payment.version - (isStale ? 1 : 0) }, this.model.payments.get(payment.id)!)
    return { ...step, may: step.may && !isStale }
  }
}

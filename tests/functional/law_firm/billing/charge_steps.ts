import { AddCharge } from '#app/billing/actions/add_charge'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import type Charge from '#app/billing/models/charge'
import { chargeFields } from './scene.js'
import { LedgerGround, type Step } from './ledger_ground.js'
import { randomCharge } from './random_steps.js'
import { amountsOf } from './reference_model.js'

/** What may happen to charges by itself. */
export class ChargeSteps extends LedgerGround {
  private readonly settle = new SettleCharge()
  private readonly edit = new EditCharge()

  async add(): Promise<Step> {
    const [client, random, issues] = [this.dice.between(0, 1), randomCharge(this.dice), this.dice.may(0.8)]
    const may = amountsOf(random) !== null && (random.dueOn === null || random.dueOn >= random.issuedOn)
    const fields = chargeFields(this.clients[client]!, random)
    return {
      may,
      act: () => new AddCharge().handle(this.author, this.workspace, { fields, sees: this.sees, issues }),
      learn: ({ id }: Charge) => {
        const state = issues ? ('issued' as const) : ('draft' as const)
        const clientId = this.clients[client]!.id
        this.model.charges.set(id, { ...random, client: clientId, state, writtenOff: 0n, said: null })
      },
    }
  }

  async rewrite() {
    return this.withCharge((seen, own) => {
      const random = randomCharge(this.dice)
      const isFree = this.model.paidOf(seen.charge.id) === 0n && own.writtenOff === 0n && own.state !== 'canceled'
      const may = isFree && amountsOf(random) !== null && (random.dueOn === null || random.dueOn >= random.issuedOn)
      const fields = chargeFields(
        this.clients.find(({ id }) => id === own.client)!,
        random
      )
      return {
        may,
        act: () => this.edit.handle(this.author, seen, { fields, sees: this.sees }),
        learn: () => Object.assign(own, random, { said: null }),
      }
    })
  }

  async issue() {
    return this.withCharge((seen, own) => ({
      may: own.state === 'draft',
      act: () => this.edit.issue(this.author, this.workspace, seen),
      learn: () => (own.state = 'issued'),
    }))
  }

  async discard() {
    return this.withCharge((seen, own) => ({
      may: own.state === 'draft',
      act: () => this.edit.destroy(this.author, seen),
      learn: () => this.model.charges.delete(seen.charge.id),
    }))
  }

  async cancel() {
    return this.withCharge((seen, own, figures) => ({
      may: figures.state === 'issued' && figures.paid === 0,
      act: () => this.settle.cancel(this.author, seen, 'Duplicado'),
      learn: () => Object.assign(own, { state: 'canceled', said: null }),
    }))
  }

  async writeOff() {
    return this.withCharge((seen, own, figures) => ({
      may: figures.state === 'issued' && figures.remaining > 0,
      act: () => this.settle.writeOff(this.author, this.workspace, seen, 'Incobrable'),
      learn: () => Object.assign(own, { writtenOff: own.writtenOff + BigInt(figures.remaining), said: null }),
    }))
  }

  async mark() {
    return this.withCharge((seen, own, figures) => ({
      may: figures.state === 'issued' && figures.status === 'pending',
      act: () => this.settle.mark(this.author, this.workspace, seen),
      learn: () => (own.said = figures.remaining === 0 ? null : 'mark'),
    }))
  }

  async reopen() {
    return this.withCharge((seen, own, figures) => ({
      may: figures.status === 'paid',
      act: () => this.settle.reopen(this.author, seen),
      learn: () => {
        own.writtenOff = 0n
        own.said = this.model.remainingOf(seen.charge.id) === 0n ? 'reopened' : null
      },
    }))
  }
}

import { FieldProblem } from '#app/core/errors/field_problem'
import { ground } from './ledger_ground.js'
import { PaymentSteps } from './payment_steps.js'

/** What happens, the likely more than once. */
const STEPS = [
  ...(['add', 'add', 'pay', 'pay', 'pay', 'issue', 'rewrite', 'discard', 'cancel', 'writeOff', 'mark'] as const),
  ...(['reopen', 'apply', 'apply', 'review', 'refund', 'remove'] as const),
]

/** A firm in which something random happens to its money, step by step, and what the model says of it. */
export class Ledger extends PaymentSteps {
  static async open(seed: number): Promise<Ledger> {
    return new Ledger(await ground(seed))
  }

  /** Does something. `expected` is whether the model lets it be, `problem` with what it was refused. */
  async step(): Promise<{ name: string; expected: boolean; problem: string | null }> {
    const name = this.dice.of(STEPS)
    const step = await this[name]()
    if (step === null) return { name: `${name} nothing`, expected: true, problem: null }
    try {
      const result = await step.act()
      if (step.may) this.model.received(() => step.learn(result as never))
      return { name, expected: step.may, problem: null }
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error
      return { name, expected: step.may, problem: `${error.field}: ${error.sentences[0]!.key}` }
    }
  }
}

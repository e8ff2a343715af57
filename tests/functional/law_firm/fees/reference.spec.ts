import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import Payment from '#app/billing/models/payment'
import { ChangeFund } from '#app/fees/actions/change_fund'
import { ReverseMovement } from '#app/fees/actions/reverse_movement'
import FundMovement from '#app/fees/models/fund_movement'
import { fundStatement } from '#app/fees/queries/funds_of'
import { authorNamed, charged, item } from '../billing/scene.js'
import { Dice } from '../billing/random_steps.js'
import { cash, deposited, feesScene, heldFor, NOON, spent } from './scene.js'

/** A movement as the reference knows it: its day and what it moved. */
interface Known {
  id: number
  day: string
  amount: number
  isReversed: boolean
  kind: string
}

/** The slow way: the balance at the end of each day, added up from the beginning; none of them may be negative. */
function isPossible(movements: Known[], next: { day: string; amount: number }): boolean {
  const all = [...movements, next]
  const days = [...new Set(all.map(({ day }) => day))]
  return days.every((day) => all.reduce((held, one) => held + (one.day <= day ? one.amount : 0), 0) >= 0)
}

const STEPS = 60
const TODAY = '2026-03-10'

test.group('Fund of a client and its reference', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  for (const seed of [1, 2, 3, 4, 5])
    test('agree after random deposits, expenses, transfers, refunds, reversals and deletions')
      .with([seed])
      .run(async ({ assert }) => {
        const dice = new Dice(seed)
        const ours = await feesScene()
        const { workspace, owner, customer, matter } = ours
        const author = authorNamed(owner)
        const items = [item(100_000_000, { matterId: matter.id, taxKind: 'none' })]
        const charge = await charged(workspace, owner, customer, { items, issuedOn: '2026-03-01' })
        const fund = new ChangeFund()
        const known: Known[] = []
        const viewer = { userId: owner.id, workspaceId: workspace.id }

        /** Does a step, and says whether the reference expected it to be kept. */
        async function step(kind: string, next: { day: string; amount: number }, act: () => Promise<unknown>) {
          const expected = isPossible(known, next)
          const done = await act().then(
            () => true,
            (error: unknown) => {
              if (error instanceof FieldProblem) return false
              throw error
            }
          )
          assert.equal(done, expected, `${kind} of ${next.amount} on ${next.day}`)
          if (!done) return
          const { id } = await FundMovement.byKey('matter_id', matter.id).orderBy('id', 'desc').firstOrFail()
          known.push({ ...next, id, kind, isReversed: false })
        }

        for (let at = 0; at < STEPS; at++) {
          const day = `2026-03-0${dice.between(1, 9)}`
          const amount = dice.between(1, 50_000)
          const way = dice.between(1, 7)
          const [movedOn, gone] = [day, { day, amount: -amount }]
          const currency = 'MXN' as const
          if (way <= 2) await step('deposit', { day, amount }, () => deposited(ours, matter, amount, { movedOn }))
          if (way === 3)
            await step('expense', gone, () => spent(ours, matter, { paidBy: 'fund', amount, spentOn: day }))
          if (way === 4)
            await step('refund', gone, () =>
              fund.refund(author, workspace, matter, { currency, cash: cash(amount, { movedOn }) })
            )
          if (way === 5) {
            const transfer = { chargeId: charge.id, amount, movedOn, exchangeRate: null }
            await step('transfer', gone, () => fund.transfer(author, workspace, matter, { viewer, transfer }))
          }
          const free = known.filter(
            ({ kind, isReversed }) => !isReversed && ['deposit', 'expense', 'refund'].includes(kind)
          )
          if (way === 6 && free.length > 0) {
            const taken = dice.of(free)
            const back = { day: TODAY, amount: -taken.amount }
            const reversal = { movementId: taken.id, reason: 'Error' }
            const before = known.length
            await step('reversal', back, () => new ReverseMovement().handle(author, workspace, matter, reversal))
            taken.isReversed = known.length > before
          }
          const payment = way === 7 ? await Payment.in(workspace).orderBy('id', 'desc').first() : null
          if (payment) {
            const seen = { payment, version: payment.version }
            const back = { day: TODAY, amount: payment.amount }
            await step('returned', back, () => new ManagePayment().destroy(author, workspace, seen, new Map()))
          }
        }
        const sum = known.reduce((total, { amount }) => total + amount, 0)
        assert.equal(await heldFor(matter), sum)
        const statement = await fundStatement(matter, { currency: 'MXN', from: '2026-03-04', to: '2026-03-06' })
        const within = ({ day }: Known) => day >= '2026-03-04' && day <= '2026-03-06'
        const before = known.filter(({ day }) => day < '2026-03-04')
        assert.equal(
          statement?.opening ?? 0,
          before.reduce((total, { amount }) => total + amount, 0)
        )
        assert.lengthOf(statement?.lines ?? [], known.filter(within).length)
      })
      .timeout(60_000)
})

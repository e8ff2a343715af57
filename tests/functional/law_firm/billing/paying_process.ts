/*
 * A process that charges clients of a firm, takes their payments, gives back, deletes and settles, one random thing after the other, and kills itself, by SIGKILL, before the statement of
 * the number that it is given. Started by tests of what it leaves behind: the number, a seed, the firm and its owner.
 */
import { ignite } from '../../../../bin/ignitor.js'

const [dieAt, seed, workspaceId, ownerId] = process.argv.slice(2).map(Number) as [number, number, number, number]

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { clock } = await import('#app/core/clock')
const { FieldProblem } = await import('#app/core/errors/field_problem')
const { EditCharge } = await import('#app/billing/actions/edit_charge')
const { ManagePayment } = await import('#app/billing/actions/manage_payment')
const { SettleCharge } = await import('#app/billing/actions/settle_charge')
const { default: Charge } = await import('#app/billing/models/charge')
const { default: Payment } = await import('#app/billing/models/payment')
const { default: Client } = await import('#app/clients/models/client')
const { default: User } = await import('#app/accounts/models/user')
const { default: Workspace } = await import('#app/workspaces/models/workspace')
const { Dice } = await import('./random_steps.js')
const { authorNamed, charged, NOON, paid } = await import('./scene.js')

clock.freeze(NOON)
const workspace = await Workspace.findOrFail(workspaceId)
const owner = await User.findOrFail(ownerId)
const clients = await Client.in(workspace).orderBy('id')
const author = authorNamed(owner)
const dice = new Dice(seed)
const [edit, settle, manage] = [new EditCharge(), new SettleCharge(), new ManagePayment()]
const MOST = 400

let statements = 0
const client = db.connection().getWriteClient() as unknown as { client: { on(event: 'query', act: () => void): void } }
client.client.on('query', () => {
  if (++statements === dieAt) process.kill(process.pid, 'SIGKILL')
})

async function act(): Promise<unknown> {
  const whose = dice.of(clients)
  const charges = await Charge.in(workspace).where('client_id', whose.id).orderBy('id', 'desc').limit(5)
  const payments = await Payment.in(workspace).where('client_id', whose.id).orderBy('id', 'desc').limit(5)
  const open = charges.filter(({ isOpen }) => isOpen)
  const applications = open
    .slice(0, 3)
    .map(({ id, remaining }) => ({ chargeId: id, amount: Math.min(remaining, 50_000) }))
  if (charges.length < 2 || dice.may(0.15)) return charged(workspace, owner, whose, {}, dice.may(0.7))
  if (payments.length < 2 || dice.may(0.4)) return paid(workspace, owner, whose, 200_000, { applications })
  const [charge, payment] = [dice.of(charges), dice.of(payments)]
  const [seenCharge, seen] = [
    { charge, version: charge.version },
    { payment, version: payment.version },
  ]
  const refund = {
    amount: 30_000,
    refundedOn: '2026-03-10',
    method: 'transfer' as const,
    reference: null,
    reason: 'Así',
  }
  const acts = [
    () => manage.apply(author, workspace, seen, applications),
    () => manage.refund(author, workspace, seen, refund),
    () => manage.destroy(author, workspace, seen, new Map([[charge.id, 'paid']])),
    () => settle.writeOff(author, workspace, seenCharge, 'Incobrable'),
    () => settle.reopen(author, seenCharge),
    () => settle.cancel(author, seenCharge, 'Duplicado'),
    () => edit.issue(author, workspace, seenCharge),
    () => edit.destroy(author, seenCharge),
  ]
  return dice.of(acts)()
}

for (let acts = 0; acts < MOST && statements < dieAt; acts++)
  await act().catch((error: unknown) => {
    const isAnswer = error instanceof FieldProblem || (error as Error).constructor.name === 'NotFound'
    if (!isAnswer) throw error
  })
await app.terminate()
process.exit(0)

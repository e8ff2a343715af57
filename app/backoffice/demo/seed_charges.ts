import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { MEXICO_ZONE } from '#app/core/mexico'
import type User from '#app/accounts/models/user'
import { AddCharge } from '#app/billing/actions/add_charge'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import { MILLION } from '#app/billing/domain/charge_amounts'
import Charge from '#app/billing/models/charge'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'
import { DEMO_CHARGES, type DemoCharge, type Fate } from './demo_charges.js'
import { pay, RATE, demoToday, type DemoEvent, type Till } from './demo_till.js'
import { seedCredit, seedProof } from './seed_payments.js'
import { seedRetainer } from './seed_retainer.js'

const DUE_DAYS = 15

const reasons = { write: 'El cliente cerró y no hay de dónde cobrar', cancel: 'Se capturó con un importe equivocado' }

/**
 * Gives the firm of the demo charges of eight months with their payments, in the order of their days and under a clock that stands at each of them: paid, partly paid, overdue, written off,
 * canceled and a draft, an iguala of a client, credit, a refund and a payment that waits for review. Once there are some, nothing is added.
 */
export async function seedCharges(workspace: Workspace, [owner, portal]: [User, User]): Promise<void> {
  if (await Charge.in(workspace).first()) return
  const author: Author = { userId: owner.id, kind: 'user', ip: null, requestId: null }
  const matters = await Matter.in(workspace).orderBy('number').limit(30)
  const till = { workspace, author, matters }
  const now = clock.now()
  const events = [...DEMO_CHARGES.flatMap((line) => eventsOf(till, line)), ...seedRetainer(till), ...seedCredit(till)]
  try {
    for (const { day, act } of events.sort((one, other) => one.day - other.day)) {
      clock.freeze(now.plus({ days: day }))
      await act()
    }
  } finally {
    clock.restore()
  }
  await seedProof(till, portal)
}

/** The charge of a line, and what becomes of it later. */
function eventsOf(till: Till, line: (typeof DEMO_CHARGES)[number]): DemoEvent[] {
  const matter = till.matters[line.place]
  if (!matter?.clientId) return []
  let charge: Charge
  const isDraft = line.fates[0]!.what === 'draft'
  const later = line.fates.filter(({ what }) => what !== 'none' && what !== 'draft')
  return [
    { day: line.day, act: async () => (charge = await add(till, matter, line, isDraft)) },
    ...later.map((fate) => ({ day: line.day + fate.days, act: () => happen(till, charge, fate) })),
  ]
}

function add(
  { workspace, author }: Till,
  matter: Matter,
  line: DemoCharge & { isPersonal: boolean },
  isDraft: boolean
) {
  const { concept, pesos, tax, currency, isPersonal } = line
  const kind = tax === 'none' ? ('expense' as const) : ('fee' as const)
  const item = { matterId: matter.id, kind, description: concept, quantity: MILLION, unitPrice: pesos * 100 }
  const dueOn = clock.now().setZone(MEXICO_ZONE).plus({ days: DUE_DAYS }).toISODate()!
  return new AddCharge().handle(author, workspace, {
    fields: {
      ...{ clientId: matter.clientId!, currency, exchangeRate: currency === 'USD' ? RATE : null },
      ...{ issuedOn: demoToday(), dueOn, items: [{ ...item, discount: 0, taxKind: tax, withheld: true }] },
      ...{ isrRate: isPersonal ? 100_000 : 0, withholdsIva: isPersonal, notes: null, internalNotes: null },
    },
    sees: { everythingIn: workspace.id },
    issues: !isDraft,
  })
}

async function happen(till: Till, { id }: Charge, { what, pesos }: Fate): Promise<unknown> {
  const { workspace, author } = till
  const charge = await Charge.findOrFail(id)
  const seen = { charge, version: charge.version }
  if (what === 'write') return new SettleCharge().writeOff(author, workspace, seen, reasons.write)
  if (what === 'cancel') return new SettleCharge().cancel(author, seen, reasons.cancel)
  if (what === 'mark') return new SettleCharge().mark(author, workspace, seen)
  const amount = what === 'paid' ? charge.remaining : Math.min(pesos * 100, charge.remaining)
  return pay(till, { clientId: charge.clientId, currency: charge.currency, amount }, [{ chargeId: id, amount }])
}

import { clock } from '#app/core/clock'
import { MEXICO_ZONE } from '#app/core/mexico'
import { runRecurringCharges } from '#app/billing/actions/run_recurring_charges'
import { WriteRecurringCharge } from '#app/billing/actions/write_recurring_charge'
import { MILLION } from '#app/billing/domain/charge_amounts'
import Charge from '#app/billing/models/charge'
import { pay, type DemoEvent, type Till } from './demo_till.js'

const RETAINER = { place: 14, months: 7, dayOfMonth: 5, pesos: 15_000 }

/** An iguala since seven months ago: each month its charge is made, and all but the last two were paid. */
export function seedRetainer(till: Till): DemoEvent[] {
  const { workspace, author, matters } = till
  const clientId = matters[RETAINER.place]?.clientId
  if (!clientId) return []
  const now = clock.now()
  const first = now.setZone(MEXICO_ZONE).minus({ months: RETAINER.months }).set({ day: RETAINER.dayOfMonth })
  const item = { matterId: null, kind: 'fee' as const, description: 'Iguala mensual de asesoría corporativa' }
  const items = [
    {
      ...item,
      quantity: MILLION,
      unitPrice: RETAINER.pesos * 100,
      discount: 0,
      taxKind: 'iva16' as const,
      withheld: true,
    },
  ]
  const fields = { items, isrRate: 0, withholdsIva: false, notes: null, dueDays: 10, exchangeRate: null }
  const plan = {
    rhythm: 'monthly' as const,
    dayOfMonth: RETAINER.dayOfMonth,
    startsOn: first.toISODate()!,
    endsOn: null,
  }
  const form = { clientId, title: 'Iguala corporativa', currency: 'MXN' as const, ...plan, fields, issues: true }
  const begin = async () => {
    await new WriteRecurringCharge().add(author, workspace, form, { everythingIn: workspace.id })
    await runRecurringCharges()
  }
  const dayOf = (month: number) => Math.round(first.plus({ months: month }).diff(now, 'days').days)
  const months = Array.from({ length: RETAINER.months }, (_, month) => month + 1)
  return [
    { day: dayOf(0), act: begin },
    ...months.flatMap((month) => [
      ...(month < RETAINER.months ? [{ day: dayOf(month - 1) + 6, act: () => payOldest(till, clientId) }] : []),
      ...(dayOf(month) < 0 ? [{ day: dayOf(month), act: () => runRecurringCharges() }] : []),
    ]),
  ]
}

/** Pays the iguala that is owed for longest. */
async function payOldest(till: Till, clientId: number): Promise<void> {
  const charge = await Charge.in(till.workspace)
    .where({ client_id: clientId, state: 'issued', status: 'pending' })
    .whereNotNull('recurring_id')
    .orderBy('id')
    .first()
  if (!charge) return
  const amount = charge.remaining
  await pay(till, { clientId, currency: 'MXN', amount }, [{ chargeId: charge.id, amount }])
}

/*
 * The firm of one measurement, invented, in a process of its own: so many matters of 200 clients (five of them closed to its owner), twice as many charges, three payments for two charges, ten
 * activities a matter, deadlines, time and agreements. Sends what the others need: ids and the signed session cookie.
 */
import { ignite } from '../../../bin/ignitor.js'
import type { Row } from '../practice/fill.js'

const matters = Number(process.argv[2])
const [charges, payments, activities] = [matters * 2, matters * 3, matters * 10]
const CLIENTS = 50
const PEOPLE = 8
const TODAY = Date.UTC(2026, 2, 10)
const DAY = 86_400_000
/** Charges, payments and matters are of the last 800 days. */
const dayBefore = (days: number) => new Date(TODAY - (days % 800) * DAY).toISOString().slice(0, 10)
const instant = (day: string) => `${day} 18:00:00.000`

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { CookieClient } = await import('@adonisjs/core/http')
  const { SESSION_COOKIE } = await import('#config/session')
  const { MATERIAS } = await import('#app/matters/domain/materias')
  const { prepareDatabase } = await import('#tests/helpers/database')
  const { firm } = await import('#tests/helpers/people')
  const { openSession } = await import('#tests/helpers/signed_in')
  const { clientOf } = await import('#tests/functional/law_firm/billing/scene')
  const { fill, idsOf } = await import('../practice/fill.js')
  await prepareDatabase()
  const { workspace, owner, hire } = await firm('Despacho de la medición')
  const people = [owner.id]
  for (let at = 1; at < PEOPLE; at++) people.push((await hire('lawyer')).id)
  const clients: number[] = []
  for (let at = 0; at < CLIENTS; at++) clients.push((await clientOf(workspace, `Cliente ficticio ${at}`)).id)
  const one = <T>(list: readonly T[], at: number) => list[at % list.length]!
  const ofFirm = { workspace_id: workspace.id, version: 1 }
  const made = (day: string) => ({ ...ofFirm, created_at: instant(day), updated_at: instant(day) })

  await fill('matters', matters, (at) => ({
    ...{ ...made(dayBefore(at * 7)), number: at + 1, reference: `DP-${at + 1}`, title: `Asunto ficticio ${at}` },
    ...{ materia: one(MATERIAS, at), status: at % 11 === 0 ? 'concluded' : at % 23 === 0 ? 'suspended' : 'active' },
    ...{ client_name: `Cliente ficticio ${at % CLIENTS}`, client_id: one(clients, at), created_by_id: owner.id },
    ...{ responsible_id: one(people, at), archived: at % 50 === 49, trashed: false, read_only: false },
    ...{ private: at % Math.floor(matters / 5) === 1, title_folded: `asunto ficticio ${at}`, client_folded: 'cliente' },
    search_text: `${at} asunto ficticio`,
  }))
  const ids = await idsOf('matters', workspace.id)
  const ofMatter = (at: number): Row => ({ ...made(dayBefore(at)), matter_id: one(ids, at) })
  await fill('fee_agreements', Math.floor(matters / 2), (at) => ({
    ...{ ...ofMatter(at * 2), matter_id: ids[at * 2], currency: 'MXN' },
    ...{ monthly_amount: at % 3 === 0 ? 500_000 : null, fixed_amount: at % 3 === 1 ? 9_000_000 : null },
    hourly_rate: at % 3 === 2 ? 150_000 : null,
  }))
  await fill('time_entries', matters, (at) => ({
    ...{ ...ofMatter(at), user_id: one(people, at), worked_on: dayBefore(at), minutes: 15 + (at % 8) * 15 },
    ...{ description: 'Estudio ficticio', billable: true, currency: 'MXN' },
  }))
  await fill('matter_deadlines', Math.floor(matters * 0.4), (at) => ({
    ...{ ...ofMatter(at * 3), source: 'manual', title: `Plazo ficticio ${at}`, last_day: dayBefore(at) },
    ...{ last_instant: instant(dayBefore(at)), status: at % 5 === 0 ? 'missed' : 'met', open: false, stale: false },
    ...{ needs_signature: false, shown: false, responsible_id: one(people, at), proposed_at: instant(dayBefore(at)) },
  }))
  // As many as ten a matter, of which each person has as much to do in a small firm as in a large one.
  await fill('activities', activities, (at) => ({
    ...{ ...ofMatter(at), title: `Promoción ficticia ${at}`, assignee_id: one(people, at), created_by_id: owner.id },
    ...{ due_on: dayBefore(at), due_at: instant(dayBefore(at)), state: at < 200 ? 'to_start' : 'resolved' },
    ...{ open: at < 200, priority: 1, position: at },
  }))

  const TOTAL = 1_160_000
  /** Of ten charges six are paid, two are owed in part, two are owed. */
  const paidOf = (at: number) => (at % 10 < 6 ? TOTAL : at % 10 < 8 ? 400_000 : 0)
  await fill('charges', charges, (at) => {
    const isPaid = paidOf(at) === TOTAL
    return {
      ...{ ...made(dayBefore(at)), client_id: one(clients, at), number: at + 1, reference: String(at + 1), series: '' },
      ...{ created_by_id: owner.id, state: 'issued', status: isPaid ? 'paid' : 'pending', currency: 'MXN' },
      ...{ settled_by: isPaid ? 'payments' : null, settled_on: isPaid ? dayBefore(Math.max(at % 800, 9) - 9) : null },
      ...{ settled_days: isPaid ? 9 + (at % 40) : null, issued_on: dayBefore(at), due_on: dayBefore(at + 785) },
      ...{ subtotal: 1_000_000, discount: 0, tax: 160_000, withheld_isr: 0, withheld_iva: 0, total: TOTAL },
      ...{ paid: paidOf(at), written_off: 0, remaining: TOTAL - paidOf(at), search_text: `${at + 1}\nhonorarios` },
    }
  })
  const chargeIds = await idsOf('charges', workspace.id)
  await fill('charge_items', charges, (at) => ({
    ...{ workspace_id: workspace.id, charge_id: chargeIds[at], matter_id: one(ids, at), position: 0, kind: 'fee' },
    ...{ description: 'Honorarios', quantity: 1_000_000, unit_price: 1_000_000, amount: 1_000_000, discount: 0 },
    ...{ tax: 160_000, tax_kind: 'iva16', withheld: true },
  }))
  await fill('charge_matters', charges, (at) => {
    return { workspace_id: workspace.id, charge_id: chargeIds[at], matter_id: one(ids, at) }
  })
  await fill('payments', payments, (at) => ({
    ...{ ...made(dayBefore(at)), client_id: one(clients, at), number: at + 1, state: 'accepted', source: 'firm' },
    ...{ method: 'transfer', paid_on: dayBefore(at), currency: 'MXN', amount: 400_000, applied: 400_000 },
    ...{ refunded: 0, credit: 0, search_text: `${at + 1}`, created_by_id: owner.id },
  }))
  const paymentIds = await idsOf('payments', workspace.id)
  await fill('payment_applications', payments, (at) => ({
    ...{ workspace_id: workspace.id, payment_id: paymentIds[at], charge_id: one(chargeIds, at), amount: 400_000 },
    created_at: instant(dayBefore(at)),
  }))
  const session = await openSession(owner, workspace)
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  const cookie = `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, session.id)}`
  process.send!({ cookie, owner: owner.id, workspace: workspace.id })
})
await app.terminate()
process.disconnect()

import { ignite } from '../../../bin/ignitor.js'

/*
 * The money of one firm, in a process of its own: so many charges of 200 clients over two years, with half as many payments again. Sends the signed session cookie of the owner and the id
 * of a client.
 */
const charges = Number(process.argv[2])
const CLIENTS = 200
/** Days over which charges lie; no divisor of the clients, so that each has charges of all days. */
const DAYS = 797
const TOTAL = 1_160_000

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(async () => {
  const { CookieClient } = await import('@adonisjs/core/http')
  const { SESSION_COOKIE } = await import('#config/session')
  const { clock } = await import('#app/core/clock')
  const { toSqlInstant } = await import('#app/core/models/columns')
  const { openSession } = await import('#tests/helpers/signed_in')
  const { prepareDatabase } = await import('#tests/helpers/database')
  const { firm } = await import('#tests/helpers/people')
  const { clientOf } = await import('#tests/functional/law_firm/billing/scene')
  const { fill } = await import('../practice/fill.js')
  await prepareDatabase()
  const { workspace, owner } = await firm()
  const clients: number[] = []
  for (let at = 0; at < CLIENTS; at++) clients.push((await clientOf(workspace, `Cliente ficticio ${at}`)).id)
  const now = toSqlInstant(clock.now())
  const ofFirm = { workspace_id: workspace.id, created_by_id: owner.id, created_at: now, updated_at: now, version: 1 }
  const first = clock.now().minus({ days: DAYS })
  const dayOf = (at: number, later = 0) => first.plus({ days: (at % DAYS) + later }).toISODate()
  const clientAt = (at: number) => clients[at % CLIENTS]!
  /** Of ten charges six are paid, two are owed in part, two are owed. */
  const paidOf = (at: number) => (at % 10 < 6 ? TOTAL : at % 10 < 8 ? 400_000 : 0)

  await fill('charges', charges, (at) => {
    const paid = paidOf(at)
    const settled =
      paid === TOTAL
        ? { status: 'paid', settled_by: 'payments', settled_on: dayOf(at, 20) }
        : { status: 'pending', settled_by: null, settled_on: null }
    return {
      ...{ ...ofFirm, client_id: clientAt(at), number: at + 1, reference: String(at + 1), series: '', state: 'issued' },
      ...{ issued_on: dayOf(at), due_on: dayOf(at, 15), currency: 'MXN', subtotal: 1_000_000, tax: 160_000 },
      ...{ total: TOTAL, paid, remaining: TOTAL - paid, ...settled },
      search_text: `${at + 1}\ncliente ficticio ${at % CLIENTS}\nhonorarios`,
    }
  })
  await fill('charge_items', charges, (at) => ({
    ...{ workspace_id: workspace.id, charge_id: at + 1, position: 0, kind: 'fee', description: 'Honorarios' },
    ...{ quantity: 1_000_000, unit_price: 1_000_000, amount: 1_000_000, tax: 160_000, tax_kind: 'iva16' },
    withheld: true,
  }))

  /** Two payments for each that has been paid, one for each that was in part, the rest is credit. */
  const payments = Math.round(charges * 1.5)
  const isApplied = (at: number) => {
    const paid = paidOf(at % charges)
    return paid === TOTAL || (paid > 0 && at < charges)
  }
  const amountOf = (at: number) => (paidOf(at % charges) === TOTAL ? TOTAL / 2 : 400_000)
  await fill('payments', payments, (at) => {
    const [charge, amount] = [at % charges, amountOf(at)]
    const applied = isApplied(at) ? amount : 0
    return {
      ...{ ...ofFirm, client_id: clientAt(charge), number: at + 1, state: 'accepted', source: 'firm' },
      ...{ method: 'transfer', paid_on: dayOf(charge, 20), currency: 'MXN', amount, applied, refunded: 0 },
      ...{ credit: amount - applied, search_text: `${at + 1}\ncliente ficticio ${charge % CLIENTS}` },
    }
  })
  const applying = Array.from({ length: payments }, (_, at) => at).filter(isApplied)
  await fill('payment_applications', applying.length, (index) => {
    const at = applying[index]!
    const ids = { payment_id: at + 1, charge_id: (at % charges) + 1 }
    return { workspace_id: workspace.id, ...ids, amount: amountOf(at), created_at: now }
  })
  const { id } = await openSession(owner, workspace)
  const cookies = new CookieClient((await app.container.make('encryption')).use())
  process.send!({ cookie: `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, id)}`, clientId: clients[7] })
})
await app.terminate()
process.disconnect()

import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { TODAY } from '../billing/scene.js'
import type Charge from '#app/billing/models/charge'
import type Matter from '#app/matters/models/matter'

interface Scene {
  workspace: { id: number }
  people: number[]
  matters: Matter[]
  charges: Charge[]
  random: (below: number) => number
}

const START = { created_at: '2026-01-01 00:00:00.000', updated_at: '2026-01-01 00:00:00.000' }
const day = (days: number) => DateTime.fromISO(TODAY, { zone: 'utc' }).plus({ days }).toISODate()!

/** Concepts, time, expenses, agreements, conflict checks, deadlines and activities of a firm that has matters and charges. */
export async function generatedWork({ workspace, people, matters, charges, random }: Scene) {
  const of = { workspace_id: workspace.id }
  const matter = () => matters[random(matters.length)]!.id
  const person = () => [...people, null][random(3)]!
  const moment = (days: number) =>
    `${day(days)} ${String(random(24)).padStart(2, '0')}:${String(random(60)).padStart(2, '0')}:00.000`
  const currency = () => (random(4) === 0 ? 'USD' : 'MXN')
  const rows = async (table: string, count: number, make: (at: number) => object) =>
    void (await db.table(table).multiInsert(Array.from({ length: count }, (_, at) => ({ ...of, ...make(at) }))))

  const linked = await db.from('charge_matters').where(of)
  await agreements()
  for (const charge of charges) await concepts(charge)
  await rows('time_entries', 40, () => time({ matter_id: matter(), currency: currency(), charge_id: null }))
  await rows('matter_expenses', 30, () => ({
    ...{ matter_id: matter(), spent_on: day(-random(150)), description: 'Gasto', currency: currency() },
    ...{ amount: 1 + random(500_000), paid_by: random(3) === 0 ? 'fund' : 'firm', billable: random(2), version: 1 },
    ...START,
  }))
  await checks()
  await deadlines()
  await rows('activities', 60, () => ({
    ...{ matter_id: matter(), title: 'Actividad', assignee_id: person(), created_by_id: people[0] },
    ...{ due_at: moment(random(60) - 20), state: 'to_start', open: random(4) === 0 ? 0 : 1 },
    ...{ priority: 0, position: 1, version: 1, ...START },
  }))

  function time(values: object) {
    return {
      ...{ user_id: person(), worked_on: day(-random(150)), minutes: 1 + random(600), description: 'Estudio' },
      ...{ billable: random(5) === 0 ? 0 : 1, rate: random(6) === 0 ? null : 1 + random(400_000) },
      ...{ version: 1, ...START, ...values },
    }
  }

  async function agreements() {
    const some = () => (random(2) === 0 ? null : 1 + random(100_000))
    for (const { id } of matters.filter(() => random(3) > 0)) {
      await db.table('fee_agreements').insert({
        ...{ ...of, matter_id: id, currency: 'MXN', monthly_amount: some(), fixed_amount: some() },
        ...{ hourly_rate: some(), share: null, version: 1, ...START },
      })
      if (random(3) === 0)
        await db.table('fee_stages').insert({ ...of, matter_id: id, position: 1, name: 'Demanda', amount: 5_000 })
    }
  }

  /** Of each of its matters, and of none; what is time has entries that it took, worth more or less than it says. */
  async function concepts({ id, currency: of_currency }: Charge) {
    const own = linked.filter((row) => Number(row.charge_id) === id).map((row) => Number(row.matter_id))
    for (const [position, matterId] of [null, ...own].entries()) {
      const kind = (['fee', 'time', 'expense'] as const)[random(3)]!
      const amount = 100 + random(900_000)
      await db.table('charge_items').insert({
        ...{ ...of, charge_id: id, matter_id: matterId, position, kind, description: 'Concepto', quantity: 1_000_000 },
        ...{ unit_price: amount, amount, discount: random(3) === 0 ? random(amount) : 0, tax: 0 },
        ...{ tax_kind: 'iva16', withheld: 0 },
      })
      if (kind === 'time' && matterId !== null)
        await rows('time_entries', 1 + random(3), () => ({
          ...time({ matter_id: matterId, currency: of_currency, charge_id: id, billable: 1 }),
          rate: 1 + random(400_000),
        }))
    }
  }

  async function checks() {
    const decisions = ['clear', 'clear', 'clear', 'waived', 'declined', 'pending'] as const
    await rows('conflict_checks', 40, (at) => {
      const decision = decisions[random(6)]!
      const filed = random(150)
      const decided = decision === 'pending' ? null : moment(-Math.max(filed - 1 - random(9), 0))
      const created = moment(-filed)
      return {
        ...{ number: at + 1, matter_id: random(3) === 0 ? null : matter(), title: 'Persona', searched: '[]' },
        ...{ matches: '[]', found: 0, decision, checked_by_id: people[0], created_at: created },
        ...{ decided_at: decided === null || decided > created ? decided : created },
      }
    })
  }

  async function deadlines() {
    const states = ['met', 'met', 'met', 'missed', 'confirmed', 'not_due'] as const
    await rows('matter_deadlines', 70, () => {
      const status = states[random(6)]!
      const last = day(random(120) - 80)
      return {
        ...{ matter_id: matter(), source: 'manual', title: 'Plazo', last_day: last, status },
        ...{ last_instant: `${last} 23:59:00.000`, open: status === 'confirmed' ? 1 : 0, responsible_id: person() },
        ...{ stale: 0, needs_signature: 0, shown: 0, version: 1, proposed_at: START.created_at, ...START },
      }
    })
  }
}

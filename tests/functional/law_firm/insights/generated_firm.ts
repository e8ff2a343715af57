import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { generatedWork } from './generated_work.js'
import { randomBelow } from './random.js'
import { TODAY } from '../billing/scene.js'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import type { Firm } from '#tests/helpers/people'

const STATUSES = ['active', 'suspended', 'concluded'] as const
const MATERIAS = ['civil', 'amparo', 'tax'] as const
const daysBefore = (days: number) => DateTime.fromISO(TODAY, { zone: 'utc' }).minus({ days }).toISODate()!

const CHARGES = 60

/** A firm with matters, a third of them limited to a team, charges and payments of all kinds, time, expenses, conflict checks and work to do; the same for the same seed. `more` times as many charges are added. */
export async function generatedFirm({ workspace, owner, hire }: Firm, seed: number, more = 0) {
  const random = randomBelow(seed)
  const lawyer = await hire('lawyer')
  const clients: Client[] = []
  for (const name of ['Primero', 'Segundo', 'Tercero'])
    clients.push(
      await Client.create({
        ...{ workspaceId: workspace.id, type: 'business', name, archived: false, version: 1, userId: null },
      })
    )
  const matters: Matter[] = []
  for (let number = 1; number <= 12; number++) {
    const matter = await Matter.create({
      ...{ workspaceId: workspace.id, number, reference: `M-${number}`, title: `Asunto ${number}`, version: 1 },
      ...{ materia: MATERIAS[random(3)]!, status: STATUSES[random(3)]!, private: random(3) === 0 },
      ...{ archived: random(6) === 0, trashed: random(9) === 0, readOnly: false, createdById: owner.id },
      ...{ responsibleId: [owner.id, lawyer.id, null][random(3)]!, clientId: clients[random(3)]!.id },
      claimAmount: random(3) === 0 ? null : random(90_000_000),
      createdAt: DateTime.fromISO(`${daysBefore(random(200))}T18:00:00Z`),
    })
    const changed = `${daysBefore(random(150))} ${String(random(24)).padStart(2, '0')}:30:00.000`
    await db.from('matters').where('id', matter.id).update({ updated_at: changed })
    for (const user of matter.private && random(2) === 0 ? [owner, lawyer] : [owner])
      await db.table('matter_team').insert({
        workspace_id: workspace.id,
        matter_id: matter.id,
        user_id: user.id,
        created_at: '2026-01-01 00:00:00.000',
      })
    matters.push(matter)
  }
  const charges: Charge[] = []
  for (let number = 1; number <= CHARGES * (1 + more); number++) charges.push(await charge(number))
  for (let number = 1; number <= 25; number++) await payment(number)
  await generatedWork({ workspace, people: [owner.id, lawyer.id], matters, charges, random })
  return { lawyer, matters, charges }

  async function charge(number: number): Promise<Charge> {
    const issued = 1 + random(150)
    const state = (['issued', 'issued', 'issued', 'canceled', 'draft', 'written_off'] as const)[random(6)]!
    const total = 1 + random(5_000_000)
    const settled = state === 'issued' && random(3) > 0
    const paid = settled ? total : state === 'issued' ? random(total) : 0
    const written = state === 'written_off' ? total : 0
    const days = random(issued)
    const row = await Charge.create({
      ...{
        workspaceId: workspace.id,
        clientId: clients[random(3)]!.id,
        series: '',
        number,
        reference: String(number),
        state,
      },
      ...{ status: settled || written > 0 ? 'paid' : 'pending', version: 1, searchText: '', isrRate: 0 },
      ...{ settledBy: settled ? 'payments' : written > 0 ? 'write_off' : null, settledDays: settled ? days : null },
      settledOn: settled ? daysBefore(issued - days) : null,
      issuedOn: state === 'draft' ? null : daysBefore(issued),
      dueOn: random(5) === 0 ? null : daysBefore(issued - random(120)),
      currency: random(4) === 0 ? 'USD' : 'MXN',
      ...{ withholdsIva: false, subtotal: total, total, paid, writtenOff: written, remaining: total - paid - written },
    })
    for (const matter of matters.filter(() => random(12) === 0))
      await db.table('charge_matters').insert({ workspace_id: workspace.id, charge_id: row.id, matter_id: matter.id })
    return row
  }

  async function payment(number: number) {
    const amount = 1_000 + random(1_000_000)
    const refunded = random(4) === 0 ? random(amount) : 0
    const applied = random(amount - refunded)
    const row = await Payment.create({
      ...{
        workspaceId: workspace.id,
        clientId: clients[random(3)]!.id,
        number,
        source: 'firm',
        method: 'transfer',
        version: 1,
      },
      ...{ state: (['accepted', 'accepted', 'review', 'rejected'] as const)[random(4)]!, searchText: '' },
      ...{ paidOn: daysBefore(random(150)), currency: random(4) === 0 ? 'USD' : 'MXN' },
      ...{ amount, refunded, applied, credit: amount - applied - refunded },
    })
    if (applied > 0)
      await db.table('payment_applications').insert({
        ...{ workspace_id: workspace.id, payment_id: row.id, charge_id: charges[random(charges.length)]!.id },
        ...{ amount: applied, created_at: '2026-03-01 00:00:00.000' },
      })
  }
}

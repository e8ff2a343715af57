import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { wholeSlice } from '#app/insights/domain/slices'
import { usualDefinition } from '#app/insights/domain/report_definition'
import { matterCounts } from '#app/insights/queries/matter_figures'
import { billed, collected, daysToPay, owedByAge } from '#app/insights/queries/money_figures'
import { reportPage } from '#app/insights/queries/report_page'
import { endedIn } from '#app/insights/queries/work_statistics'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { NOON, TODAY } from '../billing/scene.js'
import { bruteForce } from './brute_force.js'
import { generatedFirm } from './generated_firm.js'

const SPAN = { from: '2025-12-01', to: TODAY }
const ZONE = { timeZone: 'America/Mexico_City' }

test.group('Numbers that are kept until the next write', (group) => {
  eachInEmptyDatabase(group, NOON)

  const slice = wholeSlice(ZONE, SPAN, TODAY)
  const viewerOf = ({ workspace }: Firm, { id }: { id: number }, rights: string[] | null = null) => ({
    ...{ userId: id, workspaceId: workspace.id },
    may: (permission: string) => rights === null || rights.includes(permission),
  })

  async function told(viewer: ReturnType<typeof viewerOf>) {
    const ages = await owedByAge(viewer, slice)
    const { open, opened, stalled } = await matterCounts(viewer, slice)
    return {
      ...{ 'matters.open': open, 'matters.opened': opened, 'matters.stalled': stalled },
      'money.billed': (await billed(viewer, slice)).total,
      'money.collected': (await collected(viewer, slice)).total,
      'money.days_to_pay': (await daysToPay(viewer, slice)).median,
      'money.owed': ages.reduce((sum, { total }) => sum + total, 0),
    }
  }

  test('equal a count row by row after each write, for those behind a wall too', async ({ assert }) => {
    const own = await firm()
    const { lawyer, matters, charges } = await generatedFirm(own, 61)
    const owed = { state: 'issued', status: 'pending', total: 777, paid: 0, remaining: 777 }
    const [open, walled] = [matters.find((each) => !each.private)!, matters.find((each) => each.private)!]
    const of = (table: string, id: number) => db.from(table).where('id', id)
    const changes: (() => Promise<unknown>)[] = [
      () => of('charges', charges[0]!.id).update({ ...owed, issued_on: TODAY, currency: 'MXN' }),
      () => of('payments', 2).update({ state: 'accepted', currency: 'MXN', paid_on: TODAY, amount: 2, refunded: 0 }),
      () => of('charges', charges[3]!.id).update({ state: 'canceled' }),
      () => of('matters', open.id).update({ private: 1 }),
      () => db.from('matter_team').where({ matter_id: walled.id, user_id: lawyer.id }).delete(),
      () => db.from('matter_team').where({ matter_id: open.id, user_id: own.owner.id }).delete(),
      () => of('matters', walled.id).update({ private: 0, trashed: 0 }),
      () => of('matters', matters[2]!.id).update({ trashed: 1 }),
      () => of('matters', matters[4]!.id).update({ status: 'concluded' }),
      () => of('payments', 1).update({ refunded: 1 }),
    ]
    for (const [at, change] of [async () => {}, ...changes].entries()) {
      await change()
      for (const person of [own.owner, lawyer])
        for (const time of ['read', 'kept']) {
          const counted = await bruteForce(own.workspace.id, person.id, SPAN, 'MXN')
          const numbers = await told(viewerOf(own, person))
          for (const [key, value] of Object.entries(numbers))
            assert.equal(value, counted[key as 'money.billed'], `${key}, ${time}, change ${at}`)
        }
    }
  })

  test('are asked of the database once', async ({ assert }) => {
    const own = await firm()
    await generatedFirm(own, 62)
    const viewer = viewerOf(own, own.owner)
    const reading = { page: 1, today: TODAY, zone: ZONE.timeZone }
    const read = async () => [
      await told(viewer),
      await reportPage(viewer, 'charges', { ...usualDefinition('charges'), group: 'client' }, reading),
    ]
    const first = await read()
    const asked = await queriesOf(async () => assert.deepEqual(await read(), first))
    const tellsOfWrites = db.connection().dialect.name !== 'mysql'
    assert.equal(asked.length === 0, tellsOfWrites, asked.join('\n'))
  })

  test('are kept from viewers with fewer rights, such as tokens and previewed roles', async ({ assert }) => {
    const own = await firm()
    await generatedFirm(own, 63)
    assert.isAbove((await told(viewerOf(own, own.owner)))['money.billed'], 0)
    const lesser = await told(viewerOf(own, own.owner, ['expedientes:leer']))
    assert.equal(lesser['money.billed'], 0)
    assert.isAbove(lesser['matters.open'], 0)
    assert.equal((await told(viewerOf(own, own.owner, ['facturas:leer'])))['matters.open'], 0)
  })

  test('follow the clock when nobody writes', async ({ assert }) => {
    const own = await firm()
    const { matters } = await generatedFirm(own, 64)
    const matter = matters.find(({ trashed, archived }) => !trashed && !archived)!
    await db.table('matter_deadlines').insert({
      ...{ workspace_id: own.workspace.id, matter_id: matter.id, source: 'manual', title: 'Contestar', stale: false },
      ...{ last_day: TODAY, last_instant: '2026-03-10 18:30:00.000', status: 'confirmed', open: true, version: 1 },
      ...{ needs_signature: false, shown: false, proposed_at: '2026-03-01 12:00:00.000' },
      ...{ created_at: '2026-03-01 12:00:00.000', updated_at: '2026-03-01 12:00:00.000' },
    })
    const overdue = async () => (await endedIn(viewerOf(own, own.owner), slice)).total.overdue!.count
    const before = await overdue()
    clock.freeze('2026-03-10T18:31:00Z')
    assert.equal(await overdue(), before + 1)
  })
})

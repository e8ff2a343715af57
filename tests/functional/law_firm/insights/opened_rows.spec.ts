import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Client from '#app/clients/models/client'
import { clock } from '#app/core/clock'
import { firm } from '#tests/helpers/people'
import { wholePage } from '#tests/helpers/whole_page'
import { NOON } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { sumOf } from './brute_rows.js'
import { generatedFirm } from './generated_firm.js'

const SPAN = { from: '2025-12-01', to: '2026-03-10' }
const PAGE = `/law-firm/statistics?period=custom&from=${SPAN.from}&to=${SPAN.to}`

type Figure = { key: string; unit: string; value: number | null; n: number; href: string }
type Part = { count: number; href: string }
type Fees = Record<'total' | 'n' | 'received' | 'writtenOff' | 'expenses' | 'minutes', number> & {
  href: string
  rows: Record<'received' | 'writtenOff' | 'expenses' | 'minutes', string>
}
/** What a number says: rows, their sum, the share that it is of another sum. */
type Said = { href: string; n?: number; amount?: number; share?: number | null }

const ofFigure = ({ unit, value, n, href }: Figure): Said => {
  if (unit === 'money') return { href, n, amount: value! }
  return unit === 'share' ? { href, n, share: value } : { href, n: unit === 'count' ? value! : n }
}
const ofPart = ({ count: n, href }: Part): Said => ({ href, n })

function ofFees({ total, n, href, rows, ...sums }: Fees): Said[] {
  const names = Object.keys(rows) as (keyof typeof rows)[]
  return [{ href, n, amount: total }, ...names.map((name) => ({ href: rows[name], amount: sums[name] }))]
}

type Session = Awaited<ReturnType<typeof atDesk>>

/** Every number of a page that opens rows of its own. */
async function everyNumber(session: Session): Promise<Said[]> {
  const { matters, money, work } = (await wholePage(session, PAGE)).props
  const lists = [...matters.byStatus, ...matters.byMateria, ...matters.byPerson, ...matters.stalled.byPerson] as Part[]
  type Cell = { activities: Part; deadlines: Part }
  const loads = work.load as { matters: number; href: string; weeks: Cell[] }[]
  const cells = loads.flatMap(({ weeks }) => weeks.flatMap(({ activities, deadlines }) => [activities, deadlines]))
  const people = work.deadlines.byPerson as { n: number; href: string }[]
  const amounts = (money as Record<string, never>[]).flatMap(({ figures, ageing, months, fees }) => [
    ...(figures as Figure[]).map(ofFigure),
    ...(ageing as { total: number; n: number; href: string }[]).map(({ total: amount, n, href }) => ({
      ...{ amount, n, href },
    })),
    ...((months as Record<string, never>).rows as Record<'hrefs' | 'billed' | 'collected', never>[]).flatMap(
      ({ hrefs, billed, collected }) => [
        { href: String((hrefs as Record<string, string>).billed), amount: Number(billed) },
        { href: String((hrefs as Record<string, string>).collected), amount: Number(collected) },
      ]
    ),
    ...Object.values(fees as Record<string, Fees[]>)
      .flat()
      .flatMap(ofFees),
  ])
  return [
    ...[...matters.figures, ...work.conflicts, ...work.deadlines.figures].map(ofFigure),
    ...lists.map(ofPart),
    ...loads.map(({ matters: n, href }) => ({ n, href })),
    ...cells.map(ofPart),
    ...people.map(({ n, href }) => ({ n, href })),
    ...amounts,
  ]
}

test.group('Rows behind the numbers of the statistics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are as many as {$self} reads, and add up to it')
    .with(['who sees all', 'who stands before walls'])
    .run(async ({ client, assert }, who) => {
      const own = await firm()
      const { lawyer } = await generatedFirm(own, 404)
      const session = await atDesk(client, who === 'who sees all' ? own.owner : lawyer, own.workspace)
      const told = await everyNumber(session)
      assert.isAbove(told.length, 100)
      for (const { href, n, amount, share } of told) {
        const { props } = (await session.visit(href)).body()
        if (n !== undefined) assert.equal(props.paging.total, n, href)
        if (amount !== undefined) assert.equal(props.amount, amount, href)
        if (typeof share === 'number' && props.whole !== null)
          assert.equal(Math.floor((props.amount * 1_000_000) / props.whole), share, href)
      }
    })

  test('of no matter and of nobody are those that have none', async ({ client, assert }) => {
    const own = await firm()
    const { charges } = await generatedFirm(own, 409)
    const { id } = charges.find(({ state }) => state === 'issued')!
    await db.from('charge_items').where('charge_id', id).update({ matter_id: null })
    await db.from('charge_matters').where('charge_id', id).delete()
    await db.from('charges').where('id', id).update({ issued_on: '2026-03-02', currency: 'MXN' })
    const session = await atDesk(client, own.owner, own.workspace)
    const rowsOf = async (query: string) =>
      (await session.visit(`${PAGE.replace('?', '/rows?')}&${query}`)).body().props
    const linked = (await db.from('charge_matters')).map((row) => Number(row.charge_id))
    const billed = (await db.from('charges').where({ workspace_id: own.workspace.id, currency: 'MXN' }))
      .filter(({ state }) => ['issued', 'written_off'].includes(state))
      .filter(({ issued_on: on }) => on >= '2025-12-01' && on <= '2026-03-10')
      .filter((charge) => !linked.includes(Number(charge.id)))
    const told = await rowsOf('figure=money.billed&materia=none')
    assert.isAbove(told.paging.total, 0)
    assert.deepEqual([told.paging.total, told.amount], [billed.length, sumOf(billed, ({ total }) => total)])
    for (const figure of ['time.recorded', 'money.expenses', 'matters.current'])
      assert.equal((await rowsOf(`figure=${figure}&materia=none`)).paging.total, 0, figure)
    const ended = await rowsOf('figure=deadlines.kept_rate')
    const ofPeople = (await wholePage(session, PAGE)).props.work.deadlines.byPerson as { n: number }[]
    const nobodys = ended.paging.total - sumOf(ofPeople, ({ n }) => n)
    assert.isAbove(nobodys, 0)
    const ofNobody = await rowsOf('figure=deadlines.kept_rate&person=0')
    assert.equal(ofNobody.paging.total, nobodys)
    assert.isTrue((ofNobody.rows as { name: string | null }[]).every(({ name }) => name === null))
  })

  test('are said to be narrowed only by what narrows them', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 410)
    const session = await atDesk(client, own.owner, own.workspace)
    const rowsOf = async (query: string) =>
      (await session.visit(`${PAGE.replace('?', '/rows?')}&${query}`)).body().props
    const all = await rowsOf('figure=money.collected')
    const narrowed = await rowsOf(`figure=money.collected&person=${own.owner.id}&materia=civil&week=late`)
    assert.deepEqual([narrowed.paging.total, narrowed.names], [all.paging.total, { person: null, client: null }])
    assert.deepInclude(narrowed.filters, { person: null, materia: null, week: null })
    const civil = await rowsOf('figure=matters.current&materia=civil')
    assert.equal(civil.filters.materia, 'civil')
  })

  test('say whose they are, of people and clients of the firm alone', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 407)
    const other = await firm()
    await generatedFirm(other, 408)
    const session = await atDesk(client, own.owner, own.workspace)
    const { money } = (await wholePage(session, PAGE)).props
    const [told] = money[0].fees.byClient as { label: string; href: string }[]
    const named = async (address: string) => (await session.visit(address)).body().props.names
    assert.deepEqual(await named(told!.href), { person: null, client: told!.label })
    const ofPerson = (id: number) => `${PAGE.replace('?', '/rows?')}&figure=matters.current&person=${id}`
    assert.deepEqual(await named(ofPerson(own.owner.id)), { person: own.owner.name, client: null })
    assert.deepEqual(await named(ofPerson(other.owner.id)), { person: null, client: null })
    const ofMatters = told!.href.replace('money.fees', 'matters.current')
    assert.deepEqual(await named(ofMatters), { person: null, client: null }, 'not a way to names of clients')
    const stranger = await Client.in(other.workspace).firstOrFail()
    assert.deepEqual(await named(told!.href.replace(/client=\d+/, `client=${stranger.id}`)), {
      ...{ person: null, client: null },
    })
  })

  test('say how each entry of time was charged, and open its matter', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 405)
    const session = await atDesk(client, own.owner, own.workspace)
    const rows: { key: number; id: number; detail: string; charge: string | null; amount: number; whole: number }[] = []
    for (const page of [1, 2, 3]) {
      const address = `${PAGE.replace('?', '/rows?')}&figure=money.realisation&page=${page}`
      rows.push(...(await session.visit(address)).body().props.rows)
    }
    const entries = new Map((await db.from('time_entries')).map((row) => [Number(row.id), row]))
    const charges = new Map((await db.from('charges')).map((row) => [Number(row.id), row]))
    assert.isNotEmpty(rows)
    for (const { key, id, detail, charge, amount, whole } of rows) {
      const entry = entries.get(key)!
      const taker = charges.get(Number(entry.charge_id))
      assert.equal(id, Number(entry.matter_id))
      assert.deepEqual([detail, charge], [taker?.state ?? 'free', taker?.reference ?? null])
      assert.isAbove(whole, 0)
      if (detail === 'free' || detail === 'draft') assert.equal(amount, 0)
    }
    assert.includeMembers([...new Set(rows.map(({ detail }) => detail))], ['free', 'issued'])
  })

  test('of {figure} are none for who may not read {right}')
    .with([
      { figure: 'money.realisation', right: 'facturas:leer' },
      { figure: 'money.realisation', right: 'expedientes:leer' },
      { figure: 'money.expenses', right: 'expedientes:leer' },
      { figure: 'time.recorded', right: 'facturas:leer' },
      { figure: 'conflicts.filed', right: 'clientes:leer' },
      { figure: 'conflicts.filed', right: 'expedientes:leer' },
      { figure: 'deadlines.kept_rate', right: 'expedientes:leer' },
      { figure: 'load.activities', right: 'expedientes:leer' },
      { figure: 'load.deadlines', right: 'expedientes:leer' },
    ])
    .run(async ({ client, assert }, { figure, right }) => {
      const own = await firm()
      await generatedFirm(own, 406)
      const rights = ['estadisticas:leer', 'expedientes:leer', 'facturas:leer', 'clientes:leer'] as const
      const address = `${PAGE.replace('?', '/rows?')}&figure=${figure}`
      const all = await atDesk(client, own.owner, own.workspace)
      assert.isAbove((await all.visit(address)).body().props.paging.total, 0)
      const person = await own.hireWith(rights.filter((each) => each !== right))
      const { props } = (await (await atDesk(client, person, own.workspace)).visit(address)).body()
      assert.deepEqual([props.paging.total, props.rows, props.amount || null], [0, [], null])
    })
})

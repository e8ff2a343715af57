import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import { chargeFilters } from '#app/billing/domain/charge_filters'
import { chargesAsWorkbook } from '#app/billing/http/charges_file'
import { clock } from '#app/core/clock'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { authorNamed, charged, clientOf, item, NOON, paid, TODAY } from './scene.js'

const PAGE = '/law-firm/e-collections'
const props = (answer: ApiResponse) => answer.body().props
type Line = { reference: string | null; client: { name: string }; standing: { isOverdue: boolean; days: number } }
const referencesOf = (answer: ApiResponse) => props(answer).charges.map(({ reference }: Line) => reference)

/** Charges in every state: 1 pending, 2 overdue and partly paid, 3 paid, 4 canceled, 5 written off, 6 in dollars, and a draft. */
async function someCharges(ours: Firm) {
  const { workspace, owner } = ours
  const author = authorNamed(owner)
  const acme = await clientOf(workspace, 'Acme Ñandú', {})
  const matter = await matterOf(ours, { clients: [{ id: acme.id }], title: 'Amparo de Acme' })
  const write = (values: Parameters<typeof charged>[3], issues = true) =>
    charged(workspace, owner, acme, values, issues)
  const first = await write({ items: [item(100_000, { description: 'Iguala de marzo', matterId: matter.id })] })
  const late = await write({ issuedOn: '2026-02-01', dueOn: '2026-03-05' })
  await paid(workspace, owner, acme, 160_000, { applications: [{ chargeId: late.id, amount: 160_000 }] })
  const full = await write({ issuedOn: '2026-01-10', dueOn: '2026-01-20' })
  await paid(workspace, owner, acme, full.total, { applications: [{ chargeId: full.id, amount: full.total }] })
  const settle = new SettleCharge()
  const off = await write({})
  await settle.cancel(author, { charge: off, version: off.version }, 'Se duplicó')
  const lost = await write({ dueOn: '2026-03-31' })
  await settle.writeOff(author, workspace, { charge: lost, version: lost.version }, 'Cerró la empresa')
  const dollars = { currency: 'USD' as const, exchangeRate: 18_500_000, dueOn: null, items: [item(5_000_000)] }
  await write(dollars)
  await write({ dueOn: null, items: [item(77_700)] }, false)
  return { acme, matter, first, late, author }
}

test.group('List of charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const ours = await firm()
    return { ...ours, ...(await someCharges(ours)) }
  }
  const desk = (client: Parameters<typeof atDesk>[0], { owner, workspace }: Pick<Firm, 'owner' | 'workspace'>) =>
    atDesk(client, owner, workspace)

  test('has a tab for each way in which a charge stands, each with how many it has', async ({ client, assert }) => {
    const session = await desk(client, await scene())
    const shown = {
      ...{ pending: ['2', '1', '6'], overdue: ['2'], paid: ['5', '1'], drafts: [null], canceled: ['4'] },
    }
    const answer = await session.visit(PAGE)
    assert.deepEqual(props(answer).counts, { pending: 3, overdue: 1, paid: 2, drafts: 1, canceled: 1, all: 7 })
    assert.deepEqual(referencesOf(answer), shown.pending)
    assert.deepEqual(referencesOf(await session.visit(`${PAGE}?tab=overdue`)), shown.overdue)
    assert.deepEqual(referencesOf(await session.visit(`${PAGE}?tab=paid`)), ['5', '3'])
    assert.deepEqual(referencesOf(await session.visit(`${PAGE}?tab=drafts`)), shown.drafts)
    assert.deepEqual(referencesOf(await session.visit(`${PAGE}?tab=canceled`)), shown.canceled)
    assert.lengthOf(referencesOf(await session.visit(`${PAGE}?tab=all`)), 7)
    assert.deepEqual(referencesOf(await session.visit(`${PAGE}?tab=nonsense`)), shown.pending)
  })

  test('derives what is overdue from the day of the firm', async ({ client, assert }) => {
    const ours = await scene()
    const onDay = async (day: string) => {
      clock.freeze(`${day}T18:00:00Z`)
      return props(await (await desk(client, ours)).visit(`${PAGE}?tab=overdue`))
    }
    const [late] = (await onDay('2026-03-10')).charges as Line[]
    assert.deepInclude(late!.standing, { isOverdue: true, days: -5 })
    assert.equal((await onDay('2026-03-05')).counts.overdue, 0)
    assert.equal((await onDay('2026-03-26')).counts.overdue, 3)
  })

  test('leaves the balance of drafts and of canceled charges empty in its files', async ({ client, assert }) => {
    const session = await desk(client, await scene())
    const [head, ...lines] = (await session.get(`${PAGE}/file?format=csv&tab=all`)).text().trim().split('\r\n')
    const at = (name: string) => head!.replace('\ufeff', '').split(',').indexOf(name)
    const balances = lines.map((line) => line.split(',')).map((cells) => [cells[at('Estado')], cells[at('Saldo')]])
    assert.isAbove(at('Saldo'), 0)
    const of = (standing: string) => balances.filter(([said]) => said === standing).map(([, balance]) => balance)
    assert.deepEqual([of('Borrador'), of('Cancelado')], [[''], ['']])
    assert.isAbove(of('Pendiente').length, 0)
    assert.notInclude(of('Pendiente'), '')
  })

  test('adds up the whole of a tab by currency, and never pesos with dollars', async ({ client, assert }) => {
    const session = await desk(client, await scene())
    const sums = async (query: string) => props(await session.visit(`${PAGE}?${query}`)).sums
    const dollars = { currency: 'USD', count: 1, total: 5_800_000, paid: 0, remaining: 5_800_000 }
    assert.deepEqual(await sums(''), [
      { currency: 'MXN', count: 2, total: 1_276_000, paid: 160_000, remaining: 1_116_000 },
      dollars,
    ])
    assert.deepEqual(await sums('tab=overdue'), [
      { currency: 'MXN', count: 1, total: 1_160_000, paid: 160_000, remaining: 1_000_000 },
    ])
    const all = { currency: 'MXN', count: 4, total: 3_596_000, paid: 1_320_000, remaining: 1_116_000 }
    assert.deepEqual(await sums('tab=all'), [all, dollars], 'without drafts and what was called off')
    assert.deepEqual(await sums('tab=drafts'), [{ currency: 'MXN', count: 1, total: 90_132, paid: 0, remaining: 0 }])
  })

  test('is narrowed by text, client, matter, person, currency, days and amount', async ({ client, assert }) => {
    const ours = await scene()
    const { workspace, owner, matter, acme } = ours
    const lawyer = await ours.hire('lawyer')
    const other = await clientOf(workspace, 'Otra Empresa')
    await charged(workspace, lawyer, other, { dueOn: '2026-04-30', issuedOn: '2026-03-08' })
    const session = await desk(client, ours)
    const found = async (query: string) => referencesOf(await session.visit(`${PAGE}?${query}`))
    for (const query of ['q=IGUALA marzo', `matter=${matter.id}`, `person=${owner.id}&matter=${matter.id}`])
      assert.deepEqual(await found(query), ['1'], query)
    for (const query of [`client=${other.id}`, `person=${lawyer.id}`, 'q=otra empresa', 'dueFrom=2026-04-01'])
      assert.deepEqual(await found(query), ['7'], query)
    assert.deepEqual(await found('q=nandu'), ['2', '1', '6'])
    assert.deepEqual(await found('currency=USD'), ['6'])
    assert.deepEqual(await found('issuedTo=2026-02-15'), ['2'])
    assert.deepEqual(await found('dueTo=2026-03-25'), ['2', '1', '6'])
    assert.deepEqual(await found('amountFrom=1,100&amountTo=1160'), ['1'])
    assert.deepEqual(await found('amountFrom=nothing&currency=EUR&dueTo=2026-02-31'), ['2', '1', '6', '7'])
    const answer = await session.visit(`${PAGE}?tab=all&client=${acme.id}&q=acme`)
    assert.equal(props(answer).counts.all, 7)
    assert.equal(props(answer).chosen.client, 'Acme Ñandú')
  })

  test('is ordered by its address, 25 to a page', async ({ client, assert }) => {
    const ours = await firm()
    const acme = await clientOf(ours.workspace)
    for (let nth = 1; nth <= 27; nth++)
      await charged(ours.workspace, ours.owner, acme, { items: [item(nth * 10_000)], dueOn: null })
    const session = await desk(client, ours)
    const byTotal = await session.visit(`${PAGE}?sort=-total`)
    assert.equal(referencesOf(byTotal)[0], '27')
    assert.lengthOf(referencesOf(byTotal), 25)
    assert.deepEqual(referencesOf(await session.visit(`${PAGE}?sort=-total&page=2`)), ['2', '1'])
    assert.deepEqual(referencesOf(await session.visit(`${PAGE}?sort=-total&page=99`)), ['2', '1'])
    assert.equal(referencesOf(await session.visit(`${PAGE}?sort=number`))[0], '1')
    for (const sort of ['client', 'issued', 'remaining', '-due'])
      assert.lengthOf(referencesOf(await session.visit(`${PAGE}?sort=${sort}`)), 25, sort)
  })

  test('keeps what is behind a wall and what is of other firms to itself', async ({ client, assert }) => {
    const ours = await scene()
    const reader = await ours.hire('lawyer')
    await limitTo(ours.matter, [])
    const theirs = await firm()
    const seen = props(await (await atDesk(client, reader, ours.workspace)).visit(`${PAGE}?tab=all`))
    assert.equal(seen.counts.all, 6)
    assert.notInclude(JSON.stringify(seen), 'Amparo de Acme')
    const foreign = await atDesk(client, theirs.owner, theirs.workspace)
    assert.equal(props(await foreign.visit(`${PAGE}?tab=all&client=${ours.acme.id}`)).counts.all, 0)
    assert.isNull(props(await foreign.visit(`${PAGE}?client=${ours.acme.id}`)).chosen.client)
    const file = (await (await atDesk(client, reader, ours.workspace)).visit(`${PAGE}/file?tab=all`)).text()
    assert.notInclude(file, 'Amparo de Acme')
  })

  test('is for who may read charges', async ({ client }) => {
    const ours = await firm()
    const somebody = await ours.hireWith(['expedientes:leer'])
    const session = await atDesk(client, somebody, ours.workspace)
    ;(await session.get(PAGE)).assertStatus(403)
    ;(await session.get(`${PAGE}/file`)).assertStatus(403)
  })

  test('opens in a saved view', async ({ client, assert }) => {
    const ours = await scene()
    const session = await desk(client, ours)
    await session.post('/law-firm/views', { list: 'charges', name: 'Dólares', filters: 'currency=USD', shared: false })
    const { views } = props(await session.visit(PAGE))
    assert.deepEqual(
      views.map(({ name, query }: { name: string; query: string }) => [name, query]),
      [['Dólares', 'currency=USD']]
    )
  })

  test('asks the database as often for 200 charges as for 10', async ({ client, assert }) => {
    const ours = await firm()
    const acme = await clientOf(ours.workspace)
    const matter = await matterOf(ours, { clients: [{ id: acme.id }] })
    const session = await desk(client, ours)
    const add = (nth: number) =>
      charged(ours.workspace, ours.owner, acme, { items: [item(10_000 + nth, { matterId: matter.id })] })
    for (let nth = 0; nth < 10; nth++) await add(nth)
    await session.visit(PAGE)
    const few = await queriesOf(() => session.visit(`${PAGE}?q=honorarios`))
    const { id: _, ...row } = await db.from('charges').where('workspace_id', ours.workspace.id).firstOrFail()
    const rows = Array.from({ length: 190 }, (_value, nth) => ({
      ...row,
      number: 100 + nth,
      reference: `${100 + nth}`,
    }))
    for (let from = 0; from < rows.length; from += 10)
      await db.table('charges').multiInsert(rows.slice(from, from + 10))
    const many = await queriesOf(() => session.visit(`${PAGE}?q=honorarios`))
    assert.equal(props(await session.visit(PAGE)).paging.total, 200)
    assert.lengthOf(many, few.length)
  })
})

test.group('File of charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('says what the list shows, runs no formula, and is written in the log', async ({ client, assert }) => {
    const ours = await firm()
    const bad = await clientOf(ours.workspace, '=HYPERLINK("http://x")')
    const first = await charged(ours.workspace, ours.owner, bad, { items: [item(123_456)] })
    const second = await charged(ours.workspace, ours.owner, bad, {})
    await new EditCharge().terms(
      authorNamed(ours.owner),
      { charge: second, version: second.version },
      {
        ...{ dueOn: '2026-05-01', notes: null, internalNotes: null },
      }
    )
    const session = await atDesk(client, ours.owner, ours.workspace)
    const answer = await session.visit(`${PAGE}/file?dueTo=2026-03-31`)
    answer.assertHeader('content-type', 'text/csv; charset=utf-8')
    const [head, line, ...rest] = answer.text().trimEnd().split('\r\n')
    assert.include(head, 'Cobro,Cliente,Expedientes,Estado')
    assert.include(line, '1432.09')
    assert.include(line, `"'=HYPERLINK(""http://x"")"`)
    assert.isEmpty(rest)
    const chosen = (await session.visit(`${PAGE}/file?tab=all&ids=${second.id}`)).text().trimEnd().split('\r\n')
    assert.lengthOf(chosen, 2)
    assert.match(chosen[1]!, /^2,/)
    const { action } = await db.from('audit_entries').orderBy('id', 'desc').firstOrFail()
    assert.equal(action, 'charge.list_exported')
    assert.isAbove(first.id, 0)
  })

  test('is a workbook with amounts that add up', async ({ client, assert }) => {
    const ours = await firm()
    await charged(ours.workspace, ours.owner, await clientOf(ours.workspace), { items: [item(123_456)] })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const answer = await session.visit(`${PAGE}/file?format=xlsx`)
    answer.assertHeader('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const viewer = { userId: ours.owner.id, workspaceId: ours.workspace.id }
    const book = await chargesAsWorkbook(viewer, await chargeFilters.validate({}), { today: TODAY, language: 'es' })
    const { default: readSheet } = await import('read-excel-file/node')
    const sheets = (await readSheet(book)) as unknown as { data: unknown[][] }[]
    assert.include(sheets[0]!.data[1], 1432.09)
  })
})

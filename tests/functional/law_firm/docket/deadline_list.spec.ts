import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import Client from '#app/clients/models/client'
import { clock } from '#app/core/clock'
import { statistics } from '#app/core/contributions/statistics'
import Court from '#app/courts/models/court'
import MatterDeadline from '#app/docket/models/matter_deadline'
import type Matter from '#app/matters/models/matter'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { limitTo, office } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { confirmedIn, NOON, proposedIn, writtenIn } from './scene.js'

const PAGE = '/law-firm/deadlines'
const props = (answer: ApiResponse) => answer.body().props
const titlesOf = (answer: ApiResponse) => props(answer).deadlines.map(({ title }: { title: string }) => title)

/** A deadline written by hand in a state, with some columns of its own. */
async function having(matter: Matter, author: { id: number }, title: string, fields: Partial<MatterDeadline> = {}) {
  const { id, workspaceId } = await writtenIn(matter, author)
  const deadline = await MatterDeadline.findIn({ id: workspaceId }, id)
  await deadline.merge({ title, ...fields } as never).save()
  if (fields.lastDay)
    await db
      .from('matter_deadlines')
      .where('id', id)
      .update({ last_instant: `${fields.lastDay} 23:59:59.000` })
  return deadline
}

/** Deadlines of which the second of March 2026, a Monday, is the day. */
async function someDeadlines({ owner, matter }: { owner: Firm['owner']; matter: Matter }) {
  await having(matter, owner, 'Vencido', { lastDay: '2026-02-27', status: 'confirmed' })
  await having(matter, owner, 'Hoy', { lastDay: '2026-03-02', status: 'confirmed' })
  await having(matter, owner, 'En siete días', { lastDay: '2026-03-09', needsSignature: true, status: 'confirmed' })
  await having(matter, owner, 'En treinta días', { lastDay: '2026-04-01', status: 'confirmed' })
  await having(matter, owner, 'Después', { lastDay: '2026-04-02' })
  await having(matter, owner, 'Sin fecha', {
    ...{ lastDay: null, source: 'clock', problem: { key: 'deadlines.problem.missing_year' }, status: 'confirmed' },
  } as never)
  const ended = { open: false, closedAt: clock.now() }
  await having(matter, owner, 'Cumplido', { lastDay: '2026-02-10', status: 'met', metOn: '2026-02-09', ...ended })
  await having(matter, owner, 'Perdido', { lastDay: '2026-02-12', status: 'missed', ...ended })
  await having(matter, owner, 'Ya no', { lastDay: '2026-02-11', status: 'not_due', ...ended })
}

test.group('Deadlines of all matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are listed by state, the next to end first and those without a day last', async ({ client, assert }) => {
    const ours = await office()
    await someDeadlines(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const all = ['Vencido', 'Hoy', 'En siete días', 'En treinta días', 'Después', 'Sin fecha']
    const shown = {
      ...{ open: all, overdue: ['Vencido'], today: ['Hoy'], week: ['Hoy', 'En siete días'] },
      ...{ month: ['Hoy', 'En siete días', 'En treinta días'], proposed: ['Después'], unsigned: ['En siete días'] },
      ...{ stuck: ['Sin fecha'], closed: ['Perdido', 'Ya no', 'Cumplido'], met: ['Cumplido'], missed: ['Perdido'] },
      ...{ not_due: ['Ya no'], nonsense: all },
    }
    for (const [state, titles] of Object.entries(shown))
      assert.deepEqual(titlesOf(await session.visit(`${PAGE}?state=${state}`)), titles, state)
  })

  test('are narrowed by person, kind, matter, client, court and days', async ({ client, assert }) => {
    const { owner, lawyer, workspace, matter } = await office()
    const ours = { owner, workspace } as Firm
    const other = await matterOf(ours, { title: 'Otro' })
    const name = 'Juzgado Ficticio'
    const { id: courtId } = await Court.create({
      source: 'cjf',
      externalId: '1',
      name,
      kind: 'district_court',
    } as never)
    await db.from('matters').where('id', other.id).update({ court_id: courtId })
    const known = await Client.create({
      ...{ workspaceId: workspace.id, type: 'person', name: 'Elba Ficticia', archived: false, version: 1 },
    } as never)
    const at = '2026-01-01 00:00:00.000'
    await db
      .table('matter_clients')
      .insert({ workspace_id: workspace.id, matter_id: other.id, client_id: known.id, created_at: at })
    await confirmedIn(matter, owner, { responsibleId: lawyer.id })
    await having(other, owner, 'De otro', { lastDay: '2026-03-20', responsibleId: owner.id })
    const session = await atDesk(client, owner, workspace)
    const computed = 'Recurso de revisión'
    const first = titlesOf(await session.visit(`${PAGE}?person=${lawyer.id}`))
    assert.lengthOf(first, 1)
    assert.include(first[0], computed)
    for (const query of ['kind=amparo_review', `matter=${matter.id}`, 'to=2026-03-19', 'from=2026-03-01&to=2026-03-10'])
      assert.deepEqual(titlesOf(await session.visit(`${PAGE}?${query}`)), first, query)
    for (const query of [
      'kind=manual',
      `client=${known.id}`,
      `court=${courtId}`,
      'from=2026-03-11',
      `person=${owner.id}`,
    ])
      assert.deepEqual(titlesOf(await session.visit(`${PAGE}?${query}`)), ['De otro'], query)
    assert.deepEqual(titlesOf(await session.visit(`${PAGE}?kind=clock`)), [])
    assert.equal(props(await session.visit(`${PAGE}?client=${known.id}`)).chosen.client, 'Elba Ficticia')
  })

  test('are those of matters at work that the reader sees, of their firm', async ({ client, assert }) => {
    const { owner, lawyer, workspace, matter } = await office()
    const other = await firm()
    await writtenIn(await matterOf(other), other.owner)
    await writtenIn(matter, owner)
    const session = await atDesk(client, lawyer, workspace)
    assert.lengthOf(titlesOf(await session.visit(PAGE)), 1)
    await db.from('matters').where('id', matter.id).update({ archived: true })
    assert.isEmpty(titlesOf(await session.visit(PAGE)))
    await db.from('matters').where('id', matter.id).update({ archived: false })
    await limitTo(matter, [])
    assert.isEmpty(titlesOf(await session.visit(PAGE)))
    assert.notInclude((await session.visit(`${PAGE}/file`)).text(), 'dictamen')
  })

  test('go on from page to page, each once, through those without a day', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await writtenIn(matter, owner)
    const { id: _, ...row } = await db.from('matter_deadlines').where('id', id).firstOrFail()
    const rows = Array.from({ length: 119 }, (_value, nth) => ({
      ...row,
      title: `Plazo ${nth}`,
      last_day: nth < 60 ? `2026-03-1${nth % 3}` : null,
    }))
    for (let from = 0; from < rows.length; from += 20)
      await db.table('matter_deadlines').multiInsert(rows.slice(from, from + 20))
    const session = await atDesk(client, owner, workspace)
    const seen: number[] = []
    let next: string | null = ''
    for (let pages = 0; next !== null && pages < 9; pages++) {
      const page = props(await session.visit(`${PAGE}?after=${next}`))
      seen.push(...page.deadlines.map((deadline: { id: number }) => deadline.id))
      next = page.next
    }
    assert.lengthOf(seen, 120)
    assert.equal(new Set(seen).size, 120)
    assert.lengthOf(titlesOf(await session.visit(`${PAGE}?sheet=yes`)), 120)
  })

  test('are read in as many queries, however many there are', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await writtenIn(matter, owner)
    const session = await atDesk(client, owner, workspace)
    await session.visit(PAGE)
    const one = await queriesOf(() => session.visit(PAGE))
    const { id: _, ...row } = await db.from('matter_deadlines').where('id', id).firstOrFail()
    await db.table('matter_deadlines').multiInsert(Array.from({ length: 30 }, () => row))
    const many = await queriesOf(() => session.visit(PAGE))
    assert.equal(many.length, one.length)
  })

  test('leave as a file that no spreadsheet runs', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    await having(matter, owner, '=HYPERLINK("http://ejemplo.test")', { lastDay: '2026-03-20', responsibleId: owner.id })
    await having(matter, owner, 'Perdido', { lastDay: '2026-02-12', status: 'missed', open: false })
    const session = await atDesk(client, owner, workspace)
    const answer = await session.visit(`${PAGE}/file`)
    answer.assertHeader('content-type', 'text/csv; charset=utf-8')
    const [head, line, end] = answer.text().split('\r\n')
    assert.include(head, 'Último día,Plazo,Estado')
    assert.equal(
      line,
      `2026-03-20,"'=HYPERLINK(""http://ejemplo.test"")",Propuesto,${matter.reference},${matter.title},${matter.court ?? ''},${owner.name},2026-03-20 17:59,,`
    )
    assert.equal(end, '')
  })

  test('leave with until when, the signature that is missing and why they cannot be computed', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    await writtenIn(matter, owner, '2026-03-20')
    await having(matter, owner, 'Por firmar', { lastDay: '2026-03-23', needsSignature: true, status: 'confirmed' })
    const problem = { key: 'deadlines.problem.missing_year', values: { calendar: 'PJF', year: '2031' } }
    await having(matter, owner, 'Sin fecha', { lastDay: null, lastInstant: null, source: 'clock', problem } as never)
    const session = await atDesk(client, owner, workspace)
    const [head, first, unsigned, stuck] = (await session.visit(`${PAGE}/file`)).text().split('\r\n')
    assert.include(head, 'Hasta qué hora (del despacho),Firma,Por qué no se puede calcular')
    assert.match(first!, /,2026-03-20 24:00,,$/)
    assert.match(unsigned!, /,Falta la firma de otra persona,$/)
    assert.match(stuck!, /,,,.*PJF.*2031/)
  })

  test('say on a sheet that ends before they do how many there are', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await writtenIn(matter, owner)
    const { id: _, ...row } = await db.from('matter_deadlines').where('id', id).firstOrFail()
    for (let n = 0; n < 500; n += 20)
      await db.table('matter_deadlines').multiInsert(Array.from({ length: 20 }, () => row))
    const session = await atDesk(client, owner, workspace)
    const { deadlines, total, next } = props(await session.visit(`${PAGE}?sheet=yes`))
    assert.deepEqual([deadlines.length, total], [500, 501])
    const rest = props(await session.visit(`${PAGE}?sheet=yes&after=${next}`))
    assert.deepEqual([rest.deadlines.length, rest.total, rest.next], [1, 501, null])
    assert.isNull(props(await session.visit(PAGE)).total)
  })

  test('are narrowed by client only for who may read clients', async ({ client, assert }) => {
    const { owner, workspace, matter, hireWith } = await office()
    await writtenIn(matter, owner)
    const reader = await hireWith(['expedientes:leer'])
    const session = await atDesk(client, reader, workspace)
    const page = props(await session.visit(`${PAGE}?client=4711`))
    assert.lengthOf(page.deadlines, 1)
    assert.isNull(page.filters.client)
    assert.include((await session.visit(`${PAGE}/file?client=4711`)).text(), 'dictamen')
    assert.isEmpty(titlesOf(await (await atDesk(client, owner, workspace)).visit(`${PAGE}?client=4711`)))
  })

  test('are counted by how they ended, each number with the rows behind it', async ({ client, assert }) => {
    const ours = await office()
    const { owner, lawyer, workspace, matter } = ours
    await someDeadlines(ours)
    await db.from('matter_deadlines').where('workspace_id', workspace.id).update({ responsible_id: owner.id })
    const ended = { open: false, closedAt: clock.now(), responsibleId: lawyer.id }
    await having(matter, owner, 'Otro cumplido', { lastDay: '2026-01-15', status: 'met', ...ended })
    const { id } = await proposedIn(matter, owner)
    await (
      await MatterDeadline.findIn(workspace, id)
    )
      .merge({ title: 'Calculado y perdido', lastDay: '2026-02-20', status: 'missed', ...ended } as never)
      .save()
    const viewer = { userId: owner.id, workspaceId: workspace.id, may: () => true }
    const span = { firstDay: '2026-01-01', lastDay: '2026-03-02', personId: null }
    const counted = await statistics.find('deadlines')!.load(viewer, span)
    const counts = (figures: (typeof counted)['total']) => Object.values(figures).map(({ count }) => count)
    const parts = (of: typeof counted.byKind) =>
      Object.fromEntries(of.map(({ key, figures }) => [key, counts(figures)]))
    assert.deepEqual(counts(counted.total), [2, 2, 1])
    assert.deepEqual(parts(counted.byPerson), { [owner.id]: [1, 1, 1], [lawyer.id]: [1, 1, 0] })
    assert.deepEqual(parts(counted.byKind), { manual: [2, 1, 1], amparo_review: [0, 1, 0] })
    assert.deepEqual(parts(counted.byMonth), { '2026-01': [1, 0, 0], '2026-02': [1, 2, 1] })
    const session = await atDesk(client, owner, workspace)
    for (const part of [counted, ...counted.byPerson, ...counted.byKind, ...counted.byMonth])
      for (const { count, href } of Object.values('total' in part ? part.total : part.figures))
        assert.lengthOf(titlesOf(await session.visit(href)), count, href)
    const mine = await statistics.find('deadlines')!.load(viewer, { ...span, personId: lawyer.id })
    assert.deepEqual(counts(mine.total), [1, 1, 0])
    const nothing = await statistics.find('deadlines')!.load({ ...viewer, may: () => false }, span)
    assert.deepEqual(counts(nothing.total), [0, 0, 0])
    assert.equal(props(await session.visit(PAGE)).kept.total.figures.met.count, 2)
  })

  test('show how those of a person ended from ten of them on, unless those of another would follow', async ({
    client,
    assert,
  }) => {
    const { owner, lawyer, workspace, matter, hire } = await office()
    const colleague = await hire('lawyer')
    const session = await atDesk(client, owner, workspace)
    const told = ({ n, figures }: { n: number; figures: Record<string, { count: number }> | null }) => {
      return [n, figures && Object.values(figures).map(({ count }) => count)]
    }
    const kept = async (query = '') => {
      const { total, byPerson } = props(await session.visit(PAGE + query)).kept
      const parts = byPerson.map((part: { key: string } & Parameters<typeof told>[0]) => [Number(part.key), told(part)])
      return { total: told(total), byPerson: Object.fromEntries(parts) }
    }
    const ended = { open: false, closedAt: clock.now(), lastDay: '2026-02-15' }
    const met = async (of: typeof owner, count: number) => {
      for (let at = 0; at < count; at++)
        await having(matter, owner, `Cumplido ${at}`, { ...ended, status: 'met', responsibleId: of.id })
    }
    await met(owner, 10)
    await met(lawyer, 8)
    await having(matter, owner, 'Perdido', { ...ended, status: 'missed', responsibleId: lawyer.id })
    assert.deepEqual(await kept(), {
      total: [19, [18, 1, 0]],
      byPerson: { [owner.id]: [10, null], [lawyer.id]: [9, null] },
    })
    for (const { id, n } of [
      { id: owner.id, n: 10 },
      { id: lawyer.id, n: 9 },
    ])
      assert.deepEqual((await kept(`?person=${id}`)).total, [n, null])
    await met(colleague, 11)
    const more = { [owner.id]: [10, null], [lawyer.id]: [9, null], [colleague.id]: [11, [11, 0, 0]] }
    assert.deepEqual((await kept()).byPerson, more)
    assert.deepEqual((await kept(`?person=${owner.id}`)).total, [10, null])
    await met(lawyer, 1)
    const all = { ...more, [owner.id]: [10, [10, 0, 0]], [lawyer.id]: [10, [9, 1, 0]] }
    assert.deepEqual((await kept()).byPerson, all)
    assert.deepEqual((await kept(`?person=${owner.id}`)).total, [10, [10, 0, 0]])
  })
})

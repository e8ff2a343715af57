import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { runTask } from '#app/core/tasks/run_task'
import { SYSTEM } from '#app/core/audit/author'
import { SaveReport } from '#app/insights/actions/save_report'
import { usualDefinition } from '#app/insights/domain/report_definition'
import type { ReportSubjectKey } from '#app/insights/domain/report_fields'
import Task from '#app/core/tasks/models/task'
import Role from '#app/workspaces/models/role'
import { firm, type Firm } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'
import { queriesOf } from '#tests/helpers/queries'
import { NOON } from '../law_firm/billing/scene.js'
import { bruteForce } from '../law_firm/insights/brute_force.js'
import { generatedFirm } from '../law_firm/insights/generated_firm.js'

const SPAN = { from: '2025-12-01', to: '2026-03-10' }
const DAYS = `from=${SPAN.from}&to=${SPAN.to}`

interface Figure {
  key: string
  value: number | null
}
/** What answers tell, as far as these tests read it. */
interface Told {
  id: number
  span: object
  compared: object | null
  matters: { figures: Figure[] }
  money: { currency: string; figures: Figure[]; ageing: { total: number }[] }[]
  work: { load: object[]; people: { id: number; n: number; share: number | null; ended: object[] | null }[] }
  items: { id: number }[]
  amount: number
  totals: { currency: string; n: number }[]
  columns: { key: string }[]
  paging: { total: number }
  groups: object[]
  hasMoreGroups: boolean
  state: string
  file: { name: string } | null
}

const dataOf = ({ body }: Awaited<ReturnType<typeof call<Told>>>) => body.data!
const tokenFor = async (person: Firm['owner'], { workspace }: Firm, scopes?: string[]) =>
  (await programFor(person, workspace, scopes)).accessToken

async function saved(own: Firm, subject: ReportSubjectKey = 'matters', roleIds: number[] = []) {
  const fields = { title: 'Asuntos', subject, definition: usualDefinition(subject), roleIds, rhythm: null, day: null }
  const author = { ...SYSTEM, userId: own.owner.id }
  return new SaveReport().add(author, own.workspace, fields)
}

test.group('Statistics of the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('equal a count row by row for each person, behind walls too, and open as many rows', async ({ assert }) => {
    const own = await firm()
    const { lawyer } = await generatedFirm(own, 71)
    await generatedFirm(await firm(), 72)
    for (const person of [own.owner, lawyer]) {
      const token = await tokenFor(person, own)
      const { span, matters, money } = dataOf(await call<Told>(`GET /statistics?${DAYS}`, { token }))
      assert.deepEqual(span, SPAN)
      for (const { currency, figures } of money) {
        const counted: Record<string, unknown> = await bruteForce(own.workspace.id, person.id, SPAN, currency)
        for (const { key, value } of [...matters.figures, ...figures])
          if (key in counted) assert.equal(value, counted[key] as never, `${key} ${currency}`)
        const owed = `GET /statistics/rows?figure=money.owed&currency=${currency}&${DAYS}` as const
        assert.equal(dataOf(await call<Told>(owed, { token })).amount, counted['money.owed'] as never)
      }
      const open = dataOf(await call<Told>('GET /statistics/rows?figure=matters.open', { token }))
      assert.equal(open.paging.total, matters.figures.find(({ key }) => key === 'matters.open')!.value!)
    }
  })

  test('hide how the deadlines of a person ended as the page does', async ({ assert }) => {
    const own = await firm()
    const { lawyer } = await generatedFirm(own, 77)
    const token = await tokenFor(own.owner, own)
    const people = async () => dataOf(await call<Told>(`GET /statistics?${DAYS}`, { token })).work.people
    for (const { n, share, ended } of await people()) {
      assert.isAtLeast(n, 10)
      assert.isNotNull(share)
      assert.lengthOf(ended!, 3)
    }
    const few = await db.from('matter_deadlines').where('responsible_id', lawyer.id).orderBy('id').limit(3)
    const kept = few.map(({ id }) => Number(id))
    await db.from('matter_deadlines').where('responsible_id', lawyer.id).whereNotIn('id', kept).delete()
    await db.from('matter_deadlines').whereIn('id', kept).update({ status: 'met', open: 0, last_day: '2026-03-02' })
    for (const { share, ended } of await people()) assert.deepEqual([share, ended], [null, null])
  })

  test('hold no money for a token or a person that may not read charges', async ({ assert }) => {
    const own = await firm()
    await generatedFirm(own, 73)
    const narrow = await tokenFor(own.owner, own, ['estadisticas:leer', 'expedientes:leer'])
    const person = await own.hireWith(['estadisticas:leer', 'expedientes:leer'])
    for (const token of [narrow, await tokenFor(person, own)]) {
      assert.isEmpty(dataOf(await call<Told>('GET /statistics', { token })).money)
      const rows = dataOf(await call<Told>('GET /statistics/rows?figure=money.billed', { token }))
      assert.deepEqual([rows.items.length, rows.amount], [0, 0])
    }
  })

  test('compare with nothing when that is asked for', async ({ assert }) => {
    const own = await firm()
    const token = await tokenFor(own.owner, own)
    assert.isNotNull(dataOf(await call<Told>('GET /statistics', { token })).compared)
    assert.isNull(dataOf(await call<Told>('GET /statistics?compare=none', { token })).compared)
  })

  test('are refused for {asked}, at the field {field}')
    .with([
      { asked: 'statistics?period=decade', field: 'period' },
      { asked: 'statistics?period=custom', field: 'from' },
      { asked: 'statistics?from=2026-03-05', field: 'to' },
      { asked: 'statistics?from=2026-03-05&to=2026-03-01', field: 'to' },
      { asked: 'statistics?from=1990-01-01&to=2026-03-01', field: 'to' },
      { asked: 'statistics?from=2026-02-31&to=2026-03-01', field: 'from' },
      { asked: 'statistics/rows', field: 'figure' },
      { asked: 'statistics/rows?figure=nothing', field: 'figure' },
      { asked: 'statistics/rows?figure=matters.open&page=0', field: 'page' },
      { asked: 'statistics/rows?figure=money.collected&person=1', field: 'person' },
      { asked: 'statistics/rows?figure=matters.open&week=late', field: 'week' },
    ])
    .run(async ({ assert }, { asked, field }) => {
      const own = await firm()
      const { status, body } = await call(`GET /${asked}`, { token: await tokenFor(own.owner, own) })
      assert.deepEqual([status, body.success, body.code], [422, false, 'DAT-500'])
      assert.deepEqual(
        body.errors!.map(({ field: told }) => told),
        [field]
      )
    })

  test('ask as many questions of a large firm as of a small one', async ({ assert }) => {
    const counts: number[] = []
    for (const more of [0, 2]) {
      const own = await firm()
      await generatedFirm(own, 74, more)
      const token = await tokenFor(own.owner, own)
      await call('GET /statistics', { token })
      counts.push((await queriesOf(async () => void (await call('GET /statistics?compare=year', { token })))).length)
    }
    assert.equal(counts[0], counts[1])
  })
})

test.group('Reports of the API', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are those of their reader, with rows, totals and columns', async ({ assert }) => {
    const own = await firm()
    const { lawyer } = await generatedFirm(own, 75)
    const role = await Role.in(own.workspace).where('key', 'lawyer').firstOrFail()
    const shared = await saved(own, 'matters', [role.id])
    await saved(own, 'charges')
    const owners = await tokenFor(own.owner, own)
    const lawyers = await tokenFor(lawyer, own)
    const listed = dataOf(await call<Told>('GET /reports', { token: lawyers }))
    assert.deepEqual([listed.items.map(({ id }) => id), listed.paging.total], [[shared.id], 1])
    assert.equal(dataOf(await call<Told>('GET /reports', { token: owners })).paging.total, 2)
    const whole = dataOf(await call<Told>(`GET /reports/${shared.id}`, { token: owners }))
    assert.deepEqual(
      whole.columns.map(({ key }) => key),
      ['reference', 'title', 'client', 'status', 'responsible']
    )
    const counted = await bruteForce(own.workspace.id, lawyer.id, SPAN, 'MXN')
    const seen = dataOf(await call<Told>(`GET /reports/${shared.id}`, { token: lawyers }))
    assert.isBelow(seen.paging.total, whole.paging.total)
    assert.isAtLeast(seen.paging.total, counted['matters.open'])
    assert.isEmpty(dataOf(await call<Told>(`GET /reports/${shared.id}?page=9`, { token: owners })).items)
  })

  test('refuse people without the permission of their subject, other roles, other firms and impossible pages', async ({
    assert,
  }) => {
    const own = await firm()
    const report = await saved(own, 'charges')
    const narrow = await tokenFor(own.owner, own, ['reportes:leer'])
    const refused = await call(`GET /reports/${report.id}`, { token: narrow })
    assert.deepEqual([refused.status, refused.body.code], [403, { permission: 'facturas:leer' }])
    const intern = await tokenFor(await own.hire('intern'), own)
    const other = await firm()
    const stranger = await tokenFor(other.owner, other)
    for (const token of [intern, stranger])
      for (const route of [`GET /reports/${report.id}`, `POST /reports/${report.id}/files`] as const)
        assert.equal((await call(route, { token, body: { format: 'csv' } })).status, 404)
    const token = await tokenFor(own.owner, own)
    assert.equal((await call(`GET /reports/${report.id}?page=0`, { token })).status, 422)
    assert.equal((await call(`POST /reports/${report.id}/files`, { token, body: { format: 'pdf' } })).status, 422)
  })

  test('say when they have more groups than they tell', async ({ assert }) => {
    const own = await firm()
    const token = await tokenFor(own.owner, own)
    const report = await saved(own, 'clients')
    await report.merge({ definition: { ...usualDefinition('clients'), group: 'name' } }).save()
    const at = { created_at: '2026-03-01 00:00:00.000', updated_at: '2026-03-01 00:00:00.000' }
    const rows = Array.from({ length: 501 }, (_, place) => ({
      ...{
        workspace_id: own.workspace.id,
        type: 'business',
        name: `Cliente ${place}`,
        name_folded: `cliente ${place}`,
      },
      ...{ search_text: '', archived: 0, version: 1, ...at },
    }))
    await db.table('clients').multiInsert(rows.slice(0, 500))
    const told = async () => dataOf(await call<Told>(`GET /reports/${report.id}`, { token }))
    assert.deepInclude(await told(), { hasMoreGroups: false })
    await db.table('clients').insert(rows[500]!)
    const more = await told()
    assert.isTrue(more.hasMoreGroups)
    assert.lengthOf(more.groups, 500)
  })

  test('are ordered as files that their person alone follows and downloads', async ({ assert }) => {
    const own = await firm()
    await generatedFirm(own, 76)
    const role = await Role.in(own.workspace).where('key', 'lawyer').firstOrFail()
    const report = await saved(own, 'matters', [role.id])
    const token = await tokenFor(own.owner, own)
    const headers = { 'idempotency-key': 'archivo-1' }
    const order = { token, headers, body: { format: 'csv' } }
    const ordered = dataOf(await call<Told>(`POST /reports/${report.id}/files`, order))
    assert.deepInclude(ordered, { state: 'queued', file: null })
    assert.equal(dataOf(await call<Told>(`POST /reports/${report.id}/files`, order)).id, ordered.id)
    assert.lengthOf(await Task.in(own.workspace), 1)
    const address = `/reports/${report.id}/files/${ordered.id}` as const
    assert.equal((await call(`GET ${address}/content`, { token })).status, 404)
    await runTask(ordered.id)
    const made = dataOf(await call<Told>(`GET ${address}`, { token }))
    assert.equal(made.state, 'done')
    assert.match(made.file!.name, /^Asuntos-.*\.csv$/)
    const { status, text } = await call(`GET ${address}/content`, { token })
    assert.equal(status, 200)
    assert.include(text, 'Asunto 1')
    const colleague = await tokenFor(await own.hire('lawyer'), own)
    const elsewhere = await saved(own, 'matters')
    assert.equal((await call(`GET ${address}`, { token: colleague })).status, 404)
    assert.equal((await call(`GET ${address}/content`, { token: colleague })).status, 404)
    assert.equal((await call(`GET /reports/${elsewhere.id}/files/${ordered.id}`, { token })).status, 404)
  })
})

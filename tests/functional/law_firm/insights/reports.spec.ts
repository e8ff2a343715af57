import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { runTask } from '#app/core/tasks/run_task'
import { sendReports } from '#app/insights/actions/send_reports'
import Report from '#app/insights/models/report'
import { usualDefinition } from '#app/insights/domain/report_definition'
import { sendDueNotices } from '#app/notifications/actions/send_due_notices'
import Role from '#app/workspaces/models/role'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, type Firm } from '#tests/helpers/people'
import { readPdf } from '#tests/helpers/read_pdf'
import { queriesOf } from '#tests/helpers/queries'
import { clientOf, NOON } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { bruteForce } from './brute_force.js'
import { generatedFirm } from './generated_firm.js'

const PAGE = '/law-firm/reports'
const FIELDS = {
  ...{ title: 'Cobranza', subject: 'charges', columns: ['reference', 'client', 'total', 'remaining'] },
  ...{ filters: [] as object[], group: null as string | null, sort: null, descending: false, rhythm: null, day: null },
}
const filter = (field: string, values: object) => ({ field, values: [], period: null, from: null, to: null, ...values })

test.group('Saved reports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  type Client = Parameters<typeof atDesk>[0]
  async function saved(client: Client, { owner, workspace }: Firm, fields: object = {}) {
    const session = await atDesk(client, owner, workspace)
    const answer = await session.submit('post', PAGE, { ...FIELDS, ...fields })
    answer.assertStatus(302)
    return { session, report: (await Report.in(workspace).orderBy('id', 'desc').firstOrFail()) as Report }
  }

  test('add up what a count row by row adds up, each currency by itself', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 44)
    const span = { from: '2025-12-01', to: '2026-03-10' }
    const filters = [
      filter('issued', { period: 'custom', ...span }),
      filter('state', { values: ['issued', 'written_off'] }),
    ]
    const { session, report } = await saved(client, own, { filters, group: 'issued' })
    const { totals, groups } = (await session.visit(`${PAGE}/view/${report.id}`)).body().props
    for (const { currency, sums } of totals as { currency: string; sums: number[] }[]) {
      const counted = await bruteForce(own.workspace.id, own.owner.id, span, currency)
      assert.equal(sums[2], counted['money.billed'])
      const grouped = (groups as { currency: string; sums: number[] }[]).filter((each) => each.currency === currency)
      assert.equal(
        grouped.reduce((sum, { sums: own }) => sum + own[2]!, 0),
        sums[2]
      )
    }
    assert.lengthOf(totals, 2)
  })

  test('hold only what their reader sees, behind walls too', async ({ client, assert }) => {
    const own = await firm()
    const { lawyer } = await generatedFirm(own, 45)
    const role = await Role.in(own.workspace).where('key', 'lawyer').firstOrFail()
    const { report } = await saved(client, own, {
      subject: 'matters',
      columns: ['reference', 'title'],
      roleIds: [role.id],
    })
    const session = await atDesk(client, lawyer, own.workspace)
    const { paging } = (await session.visit(`${PAGE}/view/${report.id}`)).body().props
    const team = db.from('matter_team').whereColumn('matter_id', 'matters.id').where('user_id', lawyer.id)
    const open = await db
      .from('matters')
      .where({ workspace_id: own.workspace.id, trashed: 0 })
      .where((some) => void some.where('private', 0).orWhereExists(team))
    assert.equal(paging.total, open.length)
  })

  test('are found by who made them and by roles that they are shared with, and by nobody else', async ({
    client,
    assert,
  }) => {
    const own = await firm()
    const role = await Role.in(own.workspace).where('key', 'lawyer').firstOrFail()
    const { report } = await saved(client, own, { roleIds: [role.id] })
    const lawyer = await atDesk(client, await own.hire('lawyer'), own.workspace)
    assert.lengthOf((await lawyer.visit(PAGE)).body().props.reports, 1)
    ;(await lawyer.submit('delete', `${PAGE}/${report.id}`)).assertStatus(303)
    assert.isNotNull(await Report.in(own.workspace).where('id', report.id).first())
    const intern = await atDesk(client, await own.hire('intern'), own.workspace)
    assert.lengthOf((await intern.visit(PAGE)).body().props.reports, 0)
    ;(await intern.get(`${PAGE}/view/${report.id}`)).assertStatus(404)
    const other = await firm()
    const stranger = await atDesk(client, other.owner, other.workspace)
    ;(await stranger.get(`${PAGE}/view/${report.id}`)).assertStatus(404)
  })

  test('are refused for {what}')
    .with([
      { what: 'a column that does not exist', wrong: { columns: ['nothing'] }, field: 'columns.0' },
      { what: 'no column', wrong: { columns: [] }, field: 'columns' },
      {
        what: 'a span that ends before it begins',
        wrong: { filters: [filter('issued', { from: '2026-03-05', to: '2026-03-01' })] },
        field: 'filters.0.to',
      },
      {
        what: 'a filter with ten thousand values',
        wrong: { filters: [filter('client', { values: Array.from({ length: 10_000 }, (_, at) => `c${at}`) })] },
        field: 'filters.0.values',
      },
      {
        what: 'amounts from more than to',
        wrong: { filters: [filter('total', { from: '500', to: '400' })] },
        field: 'filters.0.to',
      },
      {
        what: 'a day where an amount is asked for',
        wrong: { filters: [filter('total', { from: '2026-03-05' })] },
        field: 'filters.0.from',
      },
      {
        what: 'an amount where a day is asked for',
        wrong: { filters: [filter('issued', { period: 'custom', to: '12' })] },
        field: 'filters.0.to',
      },
      {
        what: 'a day that no calendar has',
        wrong: { filters: [filter('issued', { period: 'custom', to: '2026-02-31' })] },
        field: 'filters.0.to',
      },
      {
        what: 'a period of amounts',
        wrong: { filters: [filter('total', { period: 'month' })] },
        field: 'filters.0.period',
      },
      {
        what: 'a value that a choice does not have',
        wrong: { filters: [filter('state', { values: ['issued', 'nothing'] })] },
        field: 'filters.0.values',
      },
      { what: 'groups of an amount', wrong: { group: 'total' }, field: 'group' },
      { what: 'a role of another firm', wrong: { roleIds: [999_999] }, field: 'roleIds' },
      { what: 'no name', wrong: { title: ' ' }, field: 'title' },
      { what: 'a day that no week has', wrong: { rhythm: 'weekly', day: 8 }, field: 'day' },
      { what: 'a day that no month has', wrong: { rhythm: 'monthly', day: 32 }, field: 'day' },
    ])
    .run(async ({ client, assert }, { wrong, field }) => {
      const { owner, workspace } = await firm()
      const session = await atDesk(client, owner, workspace)
      const answer = await session.post(PAGE, { ...FIELDS, ...wrong })
      answer.assertStatus(422)
      assert.isTrue(JSON.stringify(answer.body()).includes(`"${field}"`), answer.text())
      assert.lengthOf(await Report.in(workspace), 0)
    })

  test('are sent on the last day of their rhythm, and on none without one', async ({ client, assert }) => {
    const own = await firm()
    for (const [rhythm, day, kept] of [
      ['weekly', 7, 7],
      ['monthly', 31, 31],
      [null, 31, null],
    ] as const)
      assert.equal((await saved(client, own, { rhythm, day })).report.day, kept)
  })

  test('say what is wrong with a filter, in a preview too, and keep the report as it was', async ({
    client,
    assert,
  }) => {
    const own = await firm()
    const { session, report } = await saved(client, own)
    const values = Array.from({ length: 10_000 }, (_, at) => `c${at}`)
    const wrong = [
      { filters: [filter('client', { values })], said: 'Son demasiados elementos; el máximo es 200' },
      {
        filters: [filter('issued', { period: 'custom', from: '2026-03-05', to: '2026-03-01' })],
        said: 'El periodo termina antes de empezar.',
      },
    ]
    for (const { filters, said } of wrong) {
      const saving = await session.put(`${PAGE}/${report.id}`, { ...FIELDS, filters, title: 'Otra', version: 1 })
      const looking = await session.post(`${PAGE}/preview`, { ...FIELDS, filters })
      for (const answer of [saving, looking]) {
        answer.assertStatus(422)
        assert.equal(answer.body().errors[0].message, said)
      }
    }
    const { title, definition, version } = await Report.findIn(own.workspace, report.id)
    assert.deepEqual([title, definition.filters, version], ['Cobranza', [], 1])
  })

  test('let dates be that a named period no longer asks for', async ({ client, assert }) => {
    const own = await firm()
    const filters = [filter('issued', { period: 'year', from: '2026-03-05', to: '2026-03-01' })]
    const { report } = await saved(client, own, { filters })
    assert.equal(report.definition.filters[0]!.period, 'year')
  })

  test('tell amounts in two currencies apart: totals, groups and order', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 51)
    const { session, report } = await saved(client, own, { group: 'state', sort: 'total', descending: true })
    const page = (await session.visit(`${PAGE}/view/${report.id}`)).body().props
    assert.isTrue(page.isApart)
    assert.sameMembers(
      (page.totals as { currency: string }[]).map(({ currency }) => currency),
      ['MXN', 'USD']
    )
    const states = (page.groups as { value: string; currency: string }[]).map(({ value, currency }) => value + currency)
    assert.lengthOf(new Set(states), states.length)
    const rows = page.rows as { currency: string; cells: number[] }[]
    assert.deepEqual(
      rows,
      rows.toSorted((one, other) => one.currency.localeCompare(other.currency) || other.cells[2]! - one.cells[2]!)
    )
    const filters = [filter('currency', { values: ['USD'] })]
    const one = (await session.post(`${PAGE}/preview`, { ...FIELDS, filters, sort: 'total' })).body().data
    assert.isFalse(one.isApart)
    assert.lengthOf(one.totals, 1)
    const plain = (await session.post(`${PAGE}/preview`, { ...FIELDS, columns: ['reference'] })).body().data
    assert.isFalse(plain.isApart)
  })

  test('find text in any case, with or without accents', async ({ client, assert }) => {
    const own = await firm()
    for (const name of ['Álvarez Íñiguez', 'ALVAREZ INIGUEZ', 'Núñez']) await clientOf(own.workspace, name)
    const session = await atDesk(client, own.owner, own.workspace)
    const fields = { ...FIELDS, subject: 'clients', columns: ['name'], sort: 'name' }
    const found = async (text: string) => {
      const answer = await session.post(`${PAGE}/preview`, { ...fields, filters: [filter('name', { values: [text] })] })
      return answer.body().data.paging.total
    }
    for (const text of ['álvarez íñiguez', 'Alvarez Iñiguez', 'ÁLVAREZ ÍÑIGUEZ'])
      assert.equal(await found(text), 2, text)
    assert.equal(await found('NUÑEZ'), 1)
  })

  test('refuse a version that somebody else changed', async ({ client, assert }) => {
    const own = await firm()
    const { session, report } = await saved(client, own)
    ;(await session.submit('put', `${PAGE}/${report.id}`, { ...FIELDS, version: 1, title: 'Otra' })).assertStatus(303)
    ;(await session.put(`${PAGE}/${report.id}`, { ...FIELDS, version: 1 })).assertStatus(422)
    assert.equal((await Report.findIn(own.workspace, report.id)).title, 'Otra')
  })

  test('say when their reader lost the right to what they are about', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 46)
    const reader = await own.hireWith(['reportes:leer'])
    const role = await Role.in(own.workspace).orderBy('id', 'desc').firstOrFail()
    const { report } = await saved(client, own, { roleIds: [role.id] })
    const { isRefused, rows, totals } = (
      await (await atDesk(client, reader, own.workspace)).visit(`${PAGE}/view/${report.id}`)
    ).body().props
    assert.deepEqual([isRefused, rows, totals], [true, [], []])
  })

  test('leave out columns that are gone and name them', async ({ client, assert }) => {
    const own = await firm()
    const { session, report } = await saved(client, own)
    await report.merge({ definition: { ...usualDefinition('charges'), columns: ['reference', 'former'] } }).save()
    const { gone, columns } = (await session.visit(`${PAGE}/view/${report.id}`)).body().props
    assert.deepEqual(gone, ['former'])
    assert.lengthOf(columns, 1)
    const edited = (await session.visit(`${PAGE}/edit/${report.id}`)).body().props.report
    assert.deepEqual([edited.gone, edited.definition.columns], [['former'], ['reference']])
  })

  test('are found in the palette by their title, after the word for what they are', async ({ client, assert }) => {
    const own = await firm()
    const { session } = await saved(client, own, { title: 'Cobranza de octubre' })
    const found = async (text: string) =>
      JSON.stringify((await session.get(`/palette?q=${encodeURIComponent(text)}`)).body())
    assert.include(await found('reporte de cobranza de octubre'), 'Cobranza de octubre')
    const stranger = await atDesk(client, await own.hire('intern'), own.workspace)
    assert.notInclude(JSON.stringify((await stranger.get('/palette?q=octubre')).body()), 'Cobranza de octubre')
  })

  test('come as a file with all their rows', async ({ client, assert }) => {
    const own = await firm()
    const { charges } = await generatedFirm(own, 47)
    const { session, report } = await saved(client, own)
    const task = (await session.post(`${PAGE}/${report.id}/files`, { format: 'csv' })).body().data
    assert.equal(task.state, 'done')
    const file = await session.get(`/law-firm/tasks/${task.id}/files/${task.files[0].id}`)
    assert.lengthOf(file.text().trim().split('\r\n'), charges.length + 1)
    const entry = await db.from('audit_entries').where('action', 'report.exported').firstOrFail()
    assert.equal(Number(entry.subject_id), report.id)
  })

  test('name the currency of each amount in a file', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 52)
    const session = await atDesk(client, own.owner, own.workspace)
    const readLines = async (columns: string[]) => {
      const { report } = await saved(client, own, { columns })
      const task = (await session.post(`${PAGE}/${report.id}/files`, { format: 'csv' })).body().data
      const file = await session.get(`/law-firm/tasks/${task.id}/files/${task.files[0].id}`)
      return file.text().trim().split('\r\n')
    }
    const [head, ...rows] = await readLines(['reference', 'total'])
    assert.isTrue(head!.endsWith('Folio,Total,Moneda'), head)
    const counted = await db.from('charges').where('workspace_id', own.workspace.id).groupBy('currency').count('* as n')
    assert.lengthOf(counted, 2)
    const currencies = Map.groupBy(rows, (row) => row.split(',').at(-1)!)
    assert.sameMembers(
      [...currencies.values()].map(({ length }) => length),
      counted.map(({ n }) => Number(n))
    )
    assert.isTrue((await readLines(['currency', 'total']))[0]!.endsWith('Moneda,Total'))
    assert.isTrue((await readLines(['reference']))[0]!.endsWith('Folio'))
  })

  test('are no file for who lost the right to what they are about', async ({ client, assert }) => {
    const own = await firm()
    const reader = await own.hireWith(['reportes:leer'])
    const role = await Role.in(own.workspace).orderBy('id', 'desc').firstOrFail()
    const { report } = await saved(client, own, { roleIds: [role.id] })
    const session = await atDesk(client, reader, own.workspace)
    ;(await session.get(`${PAGE}/view/${report.id}/pdf`)).assertStatus(403)
    ;(await session.post(`${PAGE}/${report.id}/files`, { format: 'csv' })).assertStatus(403)
    assert.lengthOf(await db.from('tasks').where('kind', 'insights.report'), 0)
  })

  test('come as a PDF with their totals, each currency by itself', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 49)
    const { session, report } = await saved(client, own)
    const answer = await session.get(`${PAGE}/view/${report.id}/pdf`)
    answer.assertHeader('content-type', 'application/pdf')
    const { text, accessibility } = await readPdf(answer.body())
    assert.equal(accessibility, '1')
    for (const said of ['Cobranza', 'Folio', 'Total en MXN', 'Total en USD']) assert.include(text, said)
  })

  test('leave one whole file when the process that makes it is killed and another begins anew', async ({
    client,
    assert,
  }) => {
    const own = await firm()
    const { charges } = await generatedFirm(own, 50)
    const { session, report } = await saved(client, own)
    const { id } = (await session.post(`${PAGE}/${report.id}/files`, { format: 'csv' })).body().data
    await db.from('tasks').where('id', id).update({ state: 'running', finished_at: null, result: null })
    await runTask(id)
    const files = await db.from('task_files').where('task_id', id)
    assert.lengthOf(files, 1)
    const file = await session.get(`/law-firm/tasks/${id}/files/${files[0].id}`)
    assert.lengthOf(file.text().trim().split('\r\n'), charges.length + 1)
  })

  test('notify their readers once when they are due', async ({ client, assert }) => {
    const own = await firm()
    const role = await Role.in(own.workspace).where('key', 'lawyer').firstOrFail()
    const lawyer = await own.hire('lawyer')
    await own.hire('intern')
    await saved(client, own, { rhythm: 'weekly', day: 3, roleIds: [role.id] })
    assert.equal(await sendReports(), 0)
    clock.freeze('2026-03-11T13:00:00Z')
    assert.equal(await sendReports(), 1)
    assert.equal(await sendReports(), 0)
    const told = await db.from('notices').where('kind', 'report_ready').orderBy('user_id')
    assert.sameMembers(
      told.map(({ user_id: id }) => Number(id)),
      [own.owner.id, lawyer.id]
    )
    clock.freeze('2026-03-18T13:00:00Z')
    assert.equal(await sendReports(), 1)
  })

  test('name themselves in the email that says they are due, which leads to their notification', async ({
    client,
    assert,
  }) => {
    const own = await firm()
    const { report } = await saved(client, own, { rhythm: 'weekly', day: 3 })
    clock.freeze('2026-03-11T13:00:00Z')
    await sendReports()
    await sendDueNotices()
    const [mail] = await mailsTo(own.owner.email)
    assert.include(mail!.text, 'Cobranza')
    assert.equal(mail!.link, '/notifications')
    const again = await atDesk(client, own.owner, own.workspace)
    const { id } = (await again.visit('/notifications')).body().props.items[0]
    const opened = await again.post(`/notifications/${id}/opening`)
    assert.equal(
      opened.header('location') ?? opened.header('x-inertia-location'),
      `/law-firm/reports/view/${report.id}`
    )
  })

  test('ask as many questions of many rows as of few', async ({ client, assert }) => {
    const counts: number[] = []
    for (const more of [0, 3]) {
      const own = await firm()
      await generatedFirm(own, 48, more)
      const { session, report } = await saved(client, own, { group: 'client' })
      await session.visit(`${PAGE}/view/${report.id}`)
      counts.push((await queriesOf(async () => void (await session.visit(`${PAGE}/view/${report.id}`)))).length)
    }
    assert.equal(counts[0], counts[1])
  })
})

import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { personalData } from '#app/core/contributions/registries'
import Task from '#app/core/tasks/models/task'
import { runTask } from '#app/core/tasks/run_task'
import { PrepareClientReports } from '#app/insights/actions/prepare_client_reports'
import { OrderSending } from '#app/insights/actions/order_sending'
import ClientReport from '#app/insights/models/client_report'
import ClientReportBatch from '#app/insights/models/client_report_batch'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import Client from '#app/clients/models/client'
import Matter from '#app/matters/models/matter'
import type { Permission } from '#app/workspaces/permissions'
import { mailTraces } from '#app/core/mail/attachments'
import { matterOf } from '#database/factories/matter_factory'
import { firm, type Firm } from '#tests/helpers/people'
import { mailsTo } from '#tests/helpers/mailbox'
import { queriesOf } from '#tests/helpers/queries'
import { charged, clientOf, NOON } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'

const PAGE = '/law-firm/client-reports/batches'
const WRITER: Permission[] = ['reportes:leer', 'reportes:crear', 'clientes:leer', 'expedientes:leer', 'facturas:leer']
const emailOf = (at: number) => `cliente${at}@ejemplo.mx`

test.group('Reports to many clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  /** A firm with clients who have a matter each. */
  async function scene(count = 2) {
    const own = await firm()
    const clients: Client[] = []
    for (let at = 1; at <= count; at++) {
      const client = await clientOf(own.workspace, `Cliente ${at}`, { email: emailOf(at) })
      await matterOf(own, { title: `Asunto ${at}`, clients: [{ id: client.id }] })
      clients.push(client)
    }
    return { own, clients }
  }

  type Http = Parameters<typeof atDesk>[0]
  async function prepared(http: Http, own: Firm, person: number | null = null) {
    const session = await atDesk(http, own.owner, own.workspace)
    ;(await session.submit('post', PAGE, { person })).assertStatus(302)
    const batch = (await ClientReportBatch.in(own.workspace).orderBy('id', 'desc').firstOrFail()) as ClientReportBatch
    return { session, batch, address: `${PAGE}/${batch.id}`, drafts: await draftsOf(batch) }
  }

  const draftsOf = ({ id, workspaceId }: ClientReportBatch) =>
    ClientReportDraft.in({ id: workspaceId }).where('batch_id', id).orderBy('id') as Promise<ClientReportDraft[]>
  const reviewed = ({ version, recipient, language, subject, body }: ClientReportDraft, state: string, more = {}) => ({
    ...{ version, to: recipient, language, subject, body, state },
    ...more,
  })
  const approve = (drafts: ClientReportDraft[]) =>
    Promise.all(drafts.map((draft) => draft.merge({ state: 'approved' }).save()))

  test('are in the copy of what is known of their writer, without what they say of matters', async ({
    client: http,
    assert,
  }) => {
    const { own } = await scene(2)
    await prepared(http, own)
    const other = await scene(1)
    await prepared(http, other.own)
    const part = personalData.all().find(({ key }) => key === 'client_report_drafts')!
    const rows = await Array.fromAsync(part.rows!(own.owner))
    assert.lengthOf(rows, 2)
    assert.deepInclude(rows[0], { firm: own.workspace.name, state: 'draft', language: 'es' })
    assert.notInclude(JSON.stringify(rows), 'Asunto')
  })

  test('are prepared for all clients, or for those of a person', async ({ client: http, assert }) => {
    const { own, clients } = await scene(3)
    const lawyer = await own.hire('lawyer')
    await Client.in(own.workspace).where('id', clients[0]!.id).update({ responsible_id: lawyer.id })
    const { session, address, drafts } = await prepared(http, own)
    assert.deepEqual(
      drafts.map(({ state, recipient }) => [state, recipient]),
      [1, 2, 3].map((at) => ['draft', emailOf(at)])
    )
    assert.include(drafts[0]!.body, 'Asunto 1')
    const { counts } = (await session.visit(address)).body().props
    assert.deepInclude(counts, { draft: 3, all: 3, waiting: 0 })
    const ofLawyer = await prepared(http, own, lawyer.id)
    assert.deepEqual(
      ofLawyer.drafts.map(({ clientId }) => clientId),
      [clients[0]!.id]
    )
    const { batches } = (await session.visit(PAGE)).body().props
    assert.lengthOf(batches, 2)
  })

  test('keep what was typed, are approved or left out, and only the approved ones are sent, once', async ({
    client: http,
    assert,
  }) => {
    const { own } = await scene(3)
    const { session, address, drafts } = await prepared(http, own)
    const [first, second, third] = drafts as [ClientReportDraft, ClientReportDraft, ClientReportDraft]
    const put = (draft: ClientReportDraft, state: string, more = {}) =>
      session.submit('put', `${address}/drafts/${draft.id}`, reviewed(draft, state, more))
    const saved = await put(first, 'draft', { body: 'Escrito a mano.' })
    saved.assertHeader('location', `${address}/drafts/${first.id}`)
    await first.refresh()
    const on = await put(first, 'approved', { to: 'otra@ejemplo.mx' })
    on.assertHeader('location', `${address}/drafts/${second.id}`)
    await put(second, 'skipped')
    await session.submit('post', `${address}/sending`)
    await session.submit('post', `${address}/sending`)
    const [mail, ...others] = await mailsTo('otra@ejemplo.mx')
    assert.include(JSON.stringify(mail), 'Escrito a mano.')
    assert.isEmpty(others)
    assert.isEmpty([...(await mailsTo(emailOf(2))), ...(await mailsTo(emailOf(3)))])
    assert.deepEqual(
      (await draftsOf({ id: first.batchId, workspaceId: own.workspace.id } as ClientReportBatch)).map(
        ({ state }) => state
      ),
      ['sent', 'skipped', 'draft']
    )
    assert.lengthOf(await ClientReport.in(own.workspace), 1)
    assert.lengthOf(await db.from('audit_entries').where('action', 'client_report.sent'), 1)
    const { draft } = (await session.visit(`${address}/drafts/${third.id}`)).body().props
    assert.equal(draft.state, 'draft')
  })

  test('cannot be approved without an address, from a stale page, or after they were sent', async ({
    client: http,
    assert,
  }) => {
    const { own, clients } = await scene(2)
    await Client.in(own.workspace).where('id', clients[0]!.id).update({ email: null })
    const { session, address, drafts } = await prepared(http, own)
    const [without, other] = drafts as [ClientReportDraft, ClientReportDraft]
    assert.deepEqual([without.recipient, without.problem], [null, 'no_email'])
    const put = (draft: ClientReportDraft, more: object) =>
      session.put(`${address}/drafts/${draft.id}`, reviewed(draft, 'approved', more))
    for (const [draft, more, field] of [
      [without, { to: null }, 'to'],
      [without, { to: 'nada' }, 'to'],
      [other, { version: 7 }, 'version'],
      [other, { body: ' ' }, 'body'],
    ] as const) {
      const answer = await put(draft, more)
      answer.assertStatus(422)
      assert.include(JSON.stringify(answer.body()), `"${field}"`)
    }
    ;(await session.post(`${address}/sending`, {})).assertStatus(422)
    await other.merge({ state: 'sent' }).save()
    ;(await put(other, {})).assertStatus(422)
  })

  test('tell nothing of what their writer may not see, nor a part of a debt', async ({ client: http, assert }) => {
    const { own, clients } = await scene(2)
    const [matter, hidden] = await Matter.in(own.workspace).orderBy('id')
    await Matter.in(own.workspace).where('id', hidden!.id).update({ private: 1 })
    await charged(own.workspace, own.owner, clients[0]!, { dueOn: '2026-03-10' })
    const writer = await own.hireWith(WRITER)
    const session = await atDesk(http, writer, own.workspace)
    await session.submit('post', PAGE, { person: null })
    const batch = (await ClientReportBatch.in(own.workspace).firstOrFail()) as ClientReportBatch
    const [open, walled] = await draftsOf(batch)
    assert.include(open!.body, matter!.title)
    assert.include(open!.body, '11,600')
    assert.deepEqual([walled!.state, walled!.problem], ['skipped', 'nothing'])
    assert.notInclude(walled!.body, hidden!.title)
    const narrow = await own.hireWith(WRITER.filter((permission) => permission !== 'facturas:leer'))
    const other = await atDesk(http, narrow, own.workspace)
    await other.submit('post', PAGE, { person: null })
    const last = (await ClientReportBatch.in(own.workspace).orderBy('id', 'desc').firstOrFail()) as ClientReportBatch
    const [silent] = await draftsOf(last)
    assert.notInclude(silent!.body, '11,600')
    assert.notInclude(silent!.body, 'saldo pendiente')
  })

  test('are neither shown nor sent once one of their matters is behind a wall', async ({ client: http, assert }) => {
    const { own } = await scene(2)
    const writer = await own.hireWith(WRITER)
    const session = await atDesk(http, writer, own.workspace)
    await session.submit('post', PAGE, { person: null })
    const batch = (await ClientReportBatch.in(own.workspace).firstOrFail()) as ClientReportBatch
    const [walled, open] = (await draftsOf(batch)) as [ClientReportDraft, ClientReportDraft]
    await approve([walled, open])
    const [matter] = await Matter.in(own.workspace).orderBy('id')
    await Matter.in(own.workspace).where('id', matter!.id).update({ private: 1 })
    const at = `${PAGE}/${batch.id}/drafts/${walled.id}`
    const { draft } = (await session.visit(at)).body().props
    assert.deepInclude(draft, { isHidden: true, body: '', subject: '', problem: 'hidden_matter' })
    await session.submit('post', `${PAGE}/${batch.id}/sending`)
    assert.isEmpty(await mailsTo(emailOf(1)))
    assert.lengthOf(await mailsTo(emailOf(2)), 1)
    await walled.refresh()
    assert.deepEqual([walled.state, walled.problem], ['draft', 'hidden_matter'])
    ;(await session.put(at, reviewed(walled, 'approved'))).assertStatus(422)
    ;(await session.submit('post', `${at}/preparation`)).assertStatus(302)
    await walled.refresh()
    assert.notInclude(walled.body, matter!.title)
  })

  test('are read by who prepared them and by nobody else, in the same firm or another', async ({
    client: http,
    assert,
  }) => {
    const { own } = await scene(1)
    const { address, drafts } = await prepared(http, own)
    const at = `${address}/drafts/${drafts[0]!.id}`
    const other = await firm()
    const colleague = await own.hire('admin')
    for (const [person, workspace] of [
      [colleague, own.workspace],
      [other.owner, other.workspace],
    ] as const) {
      const session = await atDesk(http, person, workspace)
      ;(await session.get(address)).assertStatus(404)
      ;(await session.get(at)).assertStatus(404)
      ;(await session.put(at, reviewed(drafts[0]!, 'approved'))).assertStatus(404)
      ;(await session.post(`${address}/sending`, {})).assertStatus(404)
      assert.isEmpty((await session.visit(PAGE)).body().props.batches)
    }
    const reader = await atDesk(http, await own.hireWith(['reportes:leer', 'clientes:leer']), own.workspace)
    ;(await reader.post(PAGE, { person: null })).assertStatus(403)
    const stranger = await atDesk(http, other.owner, other.workspace)
    const none = await stranger.post(PAGE, { person: null })
    none.assertStatus(422)
    assert.include(JSON.stringify(none.body()), '"person"')
  })

  test('say which emails did not arrive, with the reason', async ({ client: http, assert }) => {
    const { own } = await scene(1)
    const { session, address, drafts } = await prepared(http, own)
    await approve(drafts)
    await session.submit('post', `${address}/sending`)
    const report = await ClientReport.in(own.workspace).firstOrFail()
    const trace = mailTraces.find('client_reports')!
    await trace.settle(report.id, { state: 'failed', reason: 'intenta después', isLast: false })
    assert.equal((await session.visit(address)).body().props.drafts[0].email.state, 'waiting')
    await trace.settle(report.id, { state: 'bounced', reason: 'buzón inexistente' })
    assert.deepEqual((await session.visit(address)).body().props.drafts[0].email, {
      state: 'bounced',
      reason: 'buzón inexistente',
    })
  })

  test('go on where a task was stopped, and are sent once', async ({ assert }) => {
    const { own } = await scene(4)
    const writer = { userId: own.owner.id, workspaceId: own.workspace.id }
    const { batch, task } = await new PrepareClientReports().handle(writer, null)
    await runTask(task.id, stopAfter(2))
    assert.equal((await draftsOf(batch)).filter(({ state }) => state === 'waiting').length, 2)
    await runTask(task.id)
    await approve(await draftsOf(batch))
    const sending = await new OrderSending().handle(batch)
    assert.equal((await new OrderSending().handle(await ClientReportBatch.findOrFail(batch.id))).id, sending.id)
    await runTask(sending.id, stopAfter(2))
    assert.lengthOf(await ClientReport.in(own.workspace), 2)
    await runTask(sending.id)
    const { state, result } = await Task.findOrFail(sending.id)
    assert.equal(state, 'done')
    assert.deepInclude(result, { values: { sent: 4, kept: 0 } })
    for (const at of [1, 2, 3, 4]) assert.lengthOf(await mailsTo(emailOf(at)), 1)
  })

  test('are not sent for who lost the right meanwhile', async ({ assert }) => {
    const { own } = await scene(1)
    const writer = await own.hireWith(WRITER)
    const { batch, task } = await new PrepareClientReports().handle(
      { userId: writer.id, workspaceId: own.workspace.id },
      null
    )
    await runTask(task.id)
    await approve(await draftsOf(batch))
    const sending = await new OrderSending().handle(batch)
    await db.from('members').where('user_id', writer.id).update({ role_id: null })
    await runTask(sending.id)
    assert.equal((await Task.findOrFail(sending.id)).state, 'failed')
    assert.isEmpty(await ClientReport.in(own.workspace))
  })

  test('ask as many questions of many clients as of few', async ({ client: http, assert }) => {
    const counts: number[] = []
    for (const more of [1, 8]) {
      const { own } = await scene(more)
      const { session, address } = await prepared(http, own)
      await session.visit(address)
      counts.push((await queriesOf(async () => void (await session.visit(address)))).length)
    }
    assert.equal(counts[0], counts[1])
  })
})

/** Stops a task once it asked so many times whether it should. */
function stopAfter(asked: number): () => boolean {
  let times = 0
  return () => ++times > asked
}

import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import Task from '#app/core/tasks/models/task'
import { runTask } from '#app/core/tasks/run_task'
import { OrderSending } from '#app/insights/actions/order_sending'
import { PrepareClientReports } from '#app/insights/actions/prepare_client_reports'
import ClientReport from '#app/insights/models/client_report'
import ClientReportDraft from '#app/insights/models/client_report_draft'
import { matterOf } from '#database/factories/matter_factory'
import { runScript } from '#tests/helpers/child'
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { mailsTo } from '#tests/helpers/mailbox'
import { clientOf } from '../billing/scene.js'

const SCRIPT = fileURLToPath(new URL('../../transfers/importing_process.ts', import.meta.url))
const CLIENTS = 12
/** Before which statement each process dies: before the first email, and between two. */
const KILLS = [12, 40, 70]

test.group('Sending of reports to clients killed by SIGKILL', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('ends with one email for each client after three kills', async ({ assert }) => {
    const ours = await firm()
    for (let at = 0; at < CLIENTS; at++) {
      const client = await clientOf(ours.workspace, `Cliente ${at}`, { email: `cliente${at}@ejemplo.mx` })
      await matterOf(ours, { title: `Asunto ${at}`, clients: [{ id: client.id }] })
    }
    const writer = { userId: ours.owner.id, workspaceId: ours.workspace.id }
    const { batch, task } = await new PrepareClientReports().handle(writer, null)
    await runTask(task.id)
    await ClientReportDraft.in(ours.workspace).update({ state: 'approved' })
    const sending = await new OrderSending().handle(batch)
    for (const dieAt of KILLS) assert.equal(await runScript(SCRIPT, sending.id, dieAt), 'SIGKILL')
    const halfway = (await ClientReport.in(ours.workspace)).length
    assert.isAbove(halfway, 0)
    assert.isBelow(halfway, CLIENTS)
    const left = await ClientReportDraft.in(ours.workspace).where('state', 'approved')
    assert.lengthOf(left, CLIENTS - halfway)
    assert.isNull(await runScript(SCRIPT, sending.id, Infinity))
    assert.isNull(await runScript(SCRIPT, sending.id, Infinity), 'what is done is not done again')
    assert.equal((await Task.held(sending.id))!.state, 'done')
    assert.lengthOf(await ClientReport.in(ours.workspace), CLIENTS)
    for (let at = 0; at < CLIENTS; at++) assert.lengthOf(await mailsTo(`cliente${at}@ejemplo.mx`), 1)
  }).timeout(240_000)
})

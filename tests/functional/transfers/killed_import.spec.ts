import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Client from '#app/clients/models/client'
import Task from '#app/core/tasks/models/task'
import { runTask } from '#app/core/tasks/run_task'
import { TaskTurn } from '#app/core/tasks/task_turn'
import { RunTransfer } from '#app/transfers/actions/run_transfer'
import { StartImport } from '#app/transfers/actions/start_import'
import { authorOfTransfer } from '#app/transfers/import/import_run'
import Transfer from '#app/transfers/models/transfer'
import TransferRow from '#app/transfers/models/transfer_row'
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'

const ROWS = 450

test.group('An import that is killed', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('three times, before and after a step is kept, ends exact: every row once', async ({ assert }) => {
    const ours = await firm()
    const rows = Array.from({ length: ROWS }, (_, place) => ({ line: place + 2, cells: [`Cliente ficticio ${place}`] }))
    const sheets = [{ name: 'CSV', rows: [{ line: 1, cells: ['Nombre o razón social'] }, ...rows] }]
    const owner = { workspaceId: ours.workspace.id, userId: ours.owner.id, subject: 'clients' as const }
    const transfer = await new StartImport().handle({ ...owner, fileName: 'muchos.csv', language: 'es' }, sheets)
    const task = await new RunTransfer().start(authorOfTransfer(transfer), transfer, 'clientes:crear')

    const kept = TaskTurn.prototype.checkpoint
    let steps = 0
    let kill = { at: 2, before: true }
    TaskTurn.prototype.checkpoint = async function (trx, place) {
      steps++
      if (steps === kill.at && kill.before) throw new Error('killed within the transaction')
      await kept.call(this, trx, place)
      if (steps === kill.at) trx.after('commit', () => Promise.reject(new Error('killed after it')))
    }
    try {
      for (const next of [
        { at: 2, before: true },
        { at: 1, before: false },
        { at: 2, before: true },
      ]) {
        kill = next
        steps = 0
        await runTask(task!.id).catch(() => undefined)
        assert.equal((await Task.held(task!.id))!.state, 'running')
      }
    } finally {
      TaskTurn.prototype.checkpoint = kept
    }
    await runTask(task!.id)
    assert.equal((await Task.held(task!.id))!.state, 'done')
    assert.deepEqual((await Transfer.in(ours.workspace).firstOrFail()).counts, {
      added: ROWS,
      updated: 0,
      same: 0,
      wrong: 0,
    })
    assert.lengthOf(await Client.in(ours.workspace), ROWS)
    assert.lengthOf(await TransferRow.in(ours.workspace), ROWS)
    assert.lengthOf(await db.from('audit_entries').where('action', 'client.added'), ROWS)
  }).timeout(60_000)
})

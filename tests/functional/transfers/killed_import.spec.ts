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

test.group('Killed import task', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('ends with every row imported once after three kills, before and after a saved step', async ({ assert }) => {
    const ours = await firm()
    const rows = Array.from({ length: ROWS }, (_, place) => ({ line: place + 2, cells: [`Cliente ficticio ${place}`] }))
    const sheets = [{ name: 'CSV', rows: [{ line: 1, cells: ['Nombre o razón social'] }, ...rows] }]
    const owner = { workspaceId: ours.workspace.id, userId: ours.owner.id, subject: 'clients' as const }
    const transfer = await new StartImport().handle({ ...owner, fileName: 'muchos.csv', language: 'es' }, sheets)
    const task = await new RunTransfer().start(authorOfTransfer(transfer), transfer, 'clientes:crear')

    const kept = TaskTurn.prototype.checkpoint
    const die = () => {
      throw new Error('killed')
    }
    let steps = 0
    const places: number[] = []
    TaskTurn.prototype.checkpoint = async function (trx, place) {
      await kept.call(this, trx, place)
      if (++steps === 2) die()
      places.push(place.done)
    }
    await runTask(task!.id)
    assert.equal((await Task.held(task!.id))!.done, places[0], 'the step that was not kept is undone as a whole')
    steps = -10
    for (const asks of [2, 1]) {
      let asked = 0
      await runTask(task!.id, () => ++asked > asks && die())
    }
    TaskTurn.prototype.checkpoint = kept
    assert.deepEqual(
      places,
      [...new Set(places)].sort((one, other) => one - other),
      'no step is done twice'
    )
    assert.equal((await Task.held(task!.id))!.done, places.at(-1))
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
  }).timeout(180_000)
})

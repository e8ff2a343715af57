import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { verifyChain } from '#app/core/audit/verify_chain'
import Client from '#app/clients/models/client'
import Task from '#app/core/tasks/models/task'
import { RunTransfer } from '#app/transfers/actions/run_transfer'
import { StartImport } from '#app/transfers/actions/start_import'
import { authorOfTransfer } from '#app/transfers/import/import_run'
import Transfer from '#app/transfers/models/transfer'
import TransferRow from '#app/transfers/models/transfer_row'
import { runScript } from '#tests/helpers/child'
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'

const ROWS = 130
/** Before which statement each process dies: in the first step, in a later one, at the end of one. */
const KILLS = [60, 500, 333]
const SCRIPT = fileURLToPath(new URL('./importing_process.ts', import.meta.url))

/** Works on a task in a process of its own; returns the signal that ended it, if one did. */
function workOn(task: Task, dieAt: number | null): Promise<string | null> {
  return runScript(SCRIPT, task.id, dieAt ?? Infinity)
}

test.group('Import process killed by SIGKILL', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('ends with every row imported once after three kills', async ({ assert }) => {
    const ours = await firm()
    const rows = Array.from({ length: ROWS }, (_, place) => ({ line: place + 2, cells: [`Cliente ficticio ${place}`] }))
    const sheets = [{ name: 'CSV', rows: [{ line: 1, cells: ['Nombre o razón social'] }, ...rows] }]
    const owner = { workspaceId: ours.workspace.id, userId: ours.owner.id, subject: 'clients' as const }
    const transfer = await new StartImport().handle({ ...owner, fileName: 'muchos.csv', language: 'es' }, sheets)
    const task = (await new RunTransfer().start(authorOfTransfer(transfer), transfer, 'clientes:crear'))!

    for (const dieAt of KILLS) assert.equal(await workOn(task, dieAt), 'SIGKILL')
    const halfway = (await Task.held(task.id))!
    assert.equal(halfway.state, 'running')
    assert.isNull(await workOn(task, null))
    assert.isNull(await workOn(task, null), 'what is done is not done again')

    assert.equal((await Task.held(task.id))!.state, 'done')
    const { counts } = await Transfer.in(ours.workspace).firstOrFail()
    assert.deepEqual(counts, { added: ROWS, updated: 0, same: 0, wrong: 0 })
    const names = (await Client.in(ours.workspace)).map(({ name }) => name)
    assert.lengthOf(names, ROWS)
    assert.lengthOf(new Set(names), ROWS)
    assert.lengthOf(await TransferRow.in(ours.workspace), ROWS)
    assert.lengthOf(await db.from('audit_entries').where('action', 'client.added'), ROWS)
    assert.equal((await verifyChain(ours.workspace.id)).brokenAt, null)
  }).timeout(540_000)
})

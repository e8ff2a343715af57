import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'

const ROWS = 130
/** Before which statement each process dies: in the first step, in a later one, at the end of one. */
const KILLS = [60, 500, 333]
const SCRIPT = fileURLToPath(new URL('./importing_process.ts', import.meta.url))

/** Works on a task in a process of its own; returns the signal that ended it, if one did. */
async function workOn(task: Task, dieAt: number | null): Promise<string | null> {
  const args = ['--import=@poppinss/ts-exec', SCRIPT, String(task.id), String(dieAt ?? Infinity)]
  const child = spawn(process.execPath, args, { env: process.env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === null && code !== 0) throw new Error(`it ended with ${code}`)
  return signal
}

test.group('A process that imports and is killed', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('by SIGKILL, three times: the next one ends with every row brought in once', async ({ assert }) => {
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
  }).timeout(180_000)
})

import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ImportStatement } from '#app/bank_statements/actions/import_statement'
import { UploadStatement } from '#app/bank_statements/actions/upload_statement'
import BankAccount from '#app/bank_statements/models/bank_account'
import Task from '#app/core/tasks/models/task'
import { runScript } from '#tests/helpers/child'
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { authorNamed } from '../billing/scene.js'
import { cameIn, FEE, statementOf } from './scene.js'

const ROWS = 300
/** Before which statement each process dies: in the first part of the rows, between parts, within a later one. */
const KILLS = [7, 31, 18]
const SCRIPT = fileURLToPath(new URL('../../transfers/importing_process.ts', import.meta.url))

/** Imports a long file into a firm of its own by a task, killed before these statements; returns what is kept in the end. */
async function imported(kills: number[]) {
  const { workspace, owner } = await firm()
  const author = authorNamed(owner)
  const row = { bank: 'bbva', name: 'Principal', nameFolded: 'principal', lastDigits: null, currency: 'MXN' } as const
  const account = await BankAccount.create({ ...row, workspaceId: workspace.id })
  const lines = Array.from({ length: ROWS }, (_, at) => cameIn(`${(at % 50) + 1}.00`, `DEPÓSITO ${at % 40}`))
  const upload = { bytes: statementOf(FEE, ...lines), name: 'larga.csv' }
  const { statement } = await new UploadStatement().handle(author, workspace, upload)
  await statement.merge({ pendingMapping: { ...statement.pendingMapping!, accountId: account.id } }).save()
  await new ImportStatement().handle(author, workspace, { statement, version: 1 })
  const task = (await Task.in(workspace).firstOrFail()) as Task
  const ends = []
  for (const dieAt of kills) ends.push(await runScript(SCRIPT, task.id, dieAt))
  ends.push(await runScript(SCRIPT, task.id))
  const of = (table: string) => db.from(table).where('workspace_id', workspace.id).orderBy('id')
  return {
    ends,
    state: (await Task.held(task.id))!.state,
    movements: (await of('bank_movements')).map(({ fingerprint }) => fingerprint),
    statements: (await of('bank_statements')).map(({ state, movement_count: count, known_count: known }) => ({
      ...{ state, count, known },
    })),
  }
}

test.group('Import of a long bank statement that is killed', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('ends as one that was not', async ({ assert }) => {
    const whole = await imported([])
    const killed = await imported(KILLS)
    assert.deepEqual(killed.ends, [...KILLS.map(() => 'SIGKILL'), null])
    assert.deepEqual({ ...killed, ends: null }, { ...whole, ends: null })
    assert.equal(killed.state, 'done')
    assert.deepEqual(killed.statements, [{ state: 'stored', count: ROWS + 1, known: 0 }])
  }).timeout(720_000)
})

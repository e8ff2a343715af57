import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { ImportList } from '#app/court_lists/actions/import_list'
import Task from '#app/core/tasks/models/task'
import { runScript } from '#tests/helpers/child'
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { publishedList } from '#tests/helpers/published_lists'

const ROWS = 300
/** Before which statement each process dies: in the first part of the rows, between parts, within a later one. */
const KILLS = [9, 40, 23]
const SCRIPT = fileURLToPath(new URL('../transfers/importing_process.ts', import.meta.url))

/** Imports a long list into a firm of its own by a task, killed before these statements; returns what is kept in the end. */
async function imported(kills: number[]) {
  const own = await firm()
  const list = publishedList('table', { seed: 3, rows: ROWS })
  const content = `Expediente;Partes;Acuerdo\n${list.cases.map(({ key, parties }) => `${key};"${parties}";Se admite`).join('\n')}`
  for (const { key, parties } of list.cases.slice(0, 5))
    await matterOf(own, { fileNumber: key, clientName: parties, court: 'Juzgado Primero Civil' })
  const author = { userId: own.owner.id, kind: 'user' as const, ip: null, requestId: null }
  const order = { name: 'Larga', content, day: '2026-03-02', court: 'Juzgado Primero Civil', courts: [] }
  await new ImportList().handle(author, own.workspace, order)
  const task = (await Task.query().where('workspace_id', own.workspace.id).firstOrFail()) as Task
  const ends = []
  for (const dieAt of kills) ends.push(await runScript(SCRIPT, task.id, dieAt))
  ends.push(await runScript(SCRIPT, task.id))
  const of = (table: string) => db.from(table).where('workspace_id', own.workspace.id).orderBy('id')
  return {
    ends,
    state: (await Task.held(task.id))!.state,
    wanted: new Set(list.cases.map(({ key }) => key)).size,
    rows: (await of('court_list_rows')).map((row) => row.fingerprint),
    scores: (await of('court_list_matches')).map((match) => match.score),
    list: (await of('court_lists')).map(({ state, row_count: rows, pending_text: text }) => ({ state, rows, text })),
  }
}

test.group('Import of a long list that is killed', (group) => {
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
    assert.lengthOf(killed.rows, whole.wanted)
    assert.isAtLeast(killed.scores.length, 5)
  }).timeout(720_000)
})

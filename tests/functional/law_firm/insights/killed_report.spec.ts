import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { cancelTask } from '#app/core/tasks/cancel_task'
import Task from '#app/core/tasks/models/task'
import TaskFile from '#app/core/tasks/models/task_file'
import { queueTask } from '#app/core/tasks/queue_task'
import { runTask } from '#app/core/tasks/run_task'
import { readTaskFile } from '#app/core/tasks/task_files'
import { TaskTurn } from '#app/core/tasks/task_turn'
import { usualDefinition } from '#app/insights/domain/report_definition'
import { reportExport, type ReportFile } from '#app/insights/tasks/export_report'
import { PART_ROWS } from '#app/insights/tasks/report_parts'
import env from '#start/env'
import { runScript } from '#tests/helpers/child'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { NOON } from '../billing/scene.js'

const SCRIPT = fileURLToPath(new URL('../../transfers/importing_process.ts', import.meta.url))
/** Two full parts and a short one. */
const ROWS = PART_ROWS * 2 + 500
/** Before which statement each process dies: before its rows are listed, in the first part, in two later ones. */
const KILLS = [14, 16, 18, 18]
const FOLDER = join(env.get('FOJA_DATA'), 'files/tasks')

test.group('Report as a file', (group) => {
  eachInEmptyDatabase(group, NOON)

  async function ordered(own: Firm, more: Partial<ReportFile> = {}, rows = ROWS): Promise<Task> {
    for (let from = 0; from < rows; from += 500) await db.table('clients').multiInsert(clientRows(own, from, 500))
    const definition = { ...usualDefinition('clients'), columns: ['name'], sort: 'name', descending: true }
    const file = { reportId: 1, title: 'Clientes', subject: 'clients', definition, format: 'csv' }
    const payload = { ...file, zone: 'America/Mexico_City', language: 'es', ...more } as never
    const owner = { userId: own.owner.id, workspaceId: own.workspace.id }
    return db.transaction((trx) => queueTask(trx, { ...owner, kind: 'insights.report', payload }))
  }

  const nameOf = (at: number) => `Cliente ${String(at).padStart(6, '0')}`
  const clientRows = ({ workspace }: Firm, from: number, count: number, archived = false) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ workspace_id: workspace.id, type: 'business', name: nameOf(from + at), name_folded: nameOf(from + at) },
      ...{ search_text: '', archived, version: 1, created_at: '2026-03-01 00:00:00.000' },
      updated_at: '2026-03-01 00:00:00.000',
    }))

  /** What lies on the disk for a task. */
  async function piecesOf(task: Task): Promise<string[]> {
    const { store } = (await Task.held(task.id))!.checkpoint as { store: string }
    return (await readdir(FOLDER)).filter((name) => name.startsWith(store.split('/')[1]!))
  }

  async function readLines(task: Task): Promise<string[]> {
    const [file, ...more] = await TaskFile.in({ id: task.workspaceId }).where('task_id', task.id)
    if (!file || more.length > 0) throw new Error('there is not one file')
    return (await text(await readTaskFile(file))).trim().split('\r\n')
  }

  test('is whole and alone after four kills, however rows are written meanwhile', async ({ assert }) => {
    const own = await firm()
    const task = await ordered(own)
    const places: number[] = []
    for (const [at, dieAt] of KILLS.entries()) {
      assert.equal(await runScript(SCRIPT, task.id, dieAt), 'SIGKILL')
      const { checkpoint, total, done } = (await Task.held(task.id))!
      places.push(((checkpoint as { parts: number } | null) ?? { parts: -1 }).parts)
      assert.equal(done, Math.max(places.at(-1)!, 0) * PART_ROWS)
      if (total === null) continue
      assert.equal(total, ROWS)
      // One that would come first by now, and one that would come again.
      await db.table('clients').multiInsert(clientRows(own, 900_000 + at, 1))
      await db
        .from('clients')
        .where('name', nameOf(ROWS - 1 - at))
        .update({ name: nameOf(at).replace(' ', ' 00') })
    }
    assert.deepEqual(places, places.toSorted(), 'none goes back behind another')
    assert.isAbove(places.at(-1)!, 0, 'what was written is not written again')
    assert.isNull(await runScript(SCRIPT, task.id, Infinity))
    assert.isNull(await runScript(SCRIPT, task.id, Infinity), 'what is done is not done again')
    const { state, done, total } = (await Task.held(task.id))!
    assert.deepEqual([state, done, total], ['done', ROWS, ROWS])
    const lines = await readLines(task)
    assert.lengthOf(lines, ROWS + 1)
    assert.lengthOf(new Set(lines), ROWS + 1)
    assert.lengthOf(await piecesOf(task), 1)
  }).timeout(120_000)

  test('leaves out what is gone by the time its part is written', async ({ assert }) => {
    const own = await firm()
    const task = await ordered(own, {}, 1_000)
    assert.isTrue(await runTask(task.id, () => true), 'it lists its rows and gives way')
    await db.from('clients').where('name', nameOf(7)).update({ archived: 1 })
    await runTask(task.id)
    const lines = await readLines(task)
    assert.lengthOf(lines, 1_000)
    assert.isFalse(lines.some((line) => line.includes(nameOf(7))))
    assert.deepInclude((await Task.held(task.id))!.result, { values: { rows: 999 } })
  })

  test('leaves out columns that are gone since it was ordered', async ({ assert }) => {
    const own = await firm()
    const definition = { ...usualDefinition('clients'), columns: ['former', 'name'], sort: 'former' }
    const task = await ordered(own, { definition }, 500)
    await runTask(task.id)
    const lines = await readLines(task)
    assert.lengthOf(lines, 501)
    assert.isTrue(lines.slice(1).every((line) => /^Cliente \d{6}$/.test(line)))
  })

  test('stops when it is canceled, and leaves nothing on the disk', async ({ assert }) => {
    const own = await firm()
    const task = await ordered(own, {}, 1_000)
    await runTask(task.id, () => true)
    assert.lengthOf(await piecesOf(task), 1)
    const found = (await Task.held(task.id))!
    const turn = new TaskTurn(found, () => false)
    await turn.take()
    await cancelTask(found)
    assert.lengthOf(await piecesOf(task), 0)
    await assert.rejects(() => reportExport.run(found, turn))
    await runTask(task.id)
    assert.lengthOf(await piecesOf(task), 0)
    assert.lengthOf(await TaskFile.in(own.workspace), 0)
    assert.equal((await Task.held(task.id))!.state, 'canceled')
  })

  test('fails at once as a workbook with more rows than one is built of, and says so', async ({ assert }) => {
    const own = await firm()
    const task = await ordered(own, { format: 'xlsx' }, 20_500)
    await runTask(task.id)
    const { state, error } = (await Task.held(task.id))!
    assert.deepEqual([state, error], ['failed', 'insights.problem.workbook_too_long'])
    assert.lengthOf(await piecesOf(task), 0)
  })

  test('is refused to who lost the right to what it is about since it was ordered', async ({ assert }) => {
    const own = await firm()
    const reader = await own.hireWith(['reportes:leer'])
    const task = await ordered({ ...own, owner: reader }, {}, 500)
    await runTask(task.id)
    assert.equal((await Task.held(task.id))!.error, 'transfers.error.no_access')
    assert.lengthOf(await TaskFile.in(own.workspace), 0)
  })
})

import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import type { Json } from '#app/core/contributions/registries'
import { cancelTask } from '#app/core/tasks/cancel_task'
import Task from '#app/core/tasks/models/task'
import { queueTask } from '#app/core/tasks/queue_task'
import { hasDueTasks, runDueTasks } from '#app/core/tasks/run_due_tasks'
import { runTask } from '#app/core/tasks/run_task'
import { storeTaskFile, sweepTaskFiles } from '#app/core/tasks/task_files'
import { TaskFailed, taskKinds, type TaskWork } from '#app/core/tasks/task_kinds'
import { firm, type Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

/** Writes one row of the table of sequences for each step, and whatever a test wants to happen in between. */
let meanwhile: (step: number, work: TaskWork) => Promise<void> | void = () => {}

taskKinds.add({
  key: 'test.steps',
  title: 'tasks.recent',
  async run(task, work) {
    const total = Number(task.payload.steps)
    for (let step = Number(task.checkpoint?.step ?? 0) + 1; step <= total; step++) {
      if (work.isStopped()) return null
      await db.transaction(async (trx) => {
        const name = `${task.id}-${step}`
        await trx.table('sequences').insert({ workspace_id: task.workspaceId, name, value: step })
        await work.checkpoint(trx, { state: { step }, done: step, total })
      })
      await meanwhile(step, work)
    }
    return { message: 'tasks.done_count', values: { done: total } }
  },
})

const queue = ({ workspace, owner }: Firm, payload: Record<string, Json> = { steps: 5 }) =>
  db.transaction((trx) => queueTask(trx, { workspaceId: workspace.id, userId: owner.id, kind: 'test.steps', payload }))
const rows = async (task: Task) =>
  (await db.from('sequences').where('name', 'like', `${task.id}-%`).orderBy('value')).map(({ value }) => Number(value))
const found = async (task: Task) => ({ ...(await Task.held(task.id))!.$attributes }) as Task

test.group('Background tasks', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    meanwhile = () => {}
    return rollback
  })

  test('are executed by the worker, report progress and say how they ended', async ({ client, assert }) => {
    const ours = await firm()
    const task = await queue(ours)
    assert.equal(await runDueTasks(), 1)
    assert.deepEqual(await rows(task), [1, 2, 3, 4, 5])
    const session = await signedIn(client, ours.owner, ours.workspace)
    const { data } = (await session.get(`/law-firm/tasks/${task.id}`)).body()
    const { state, done, total, result, secondsLeft } = data
    assert.deepEqual({ state, done, total, secondsLeft }, { state: 'done', done: 5, total: 5, secondsLeft: null })
    assert.deepEqual(result, { message: 'tasks.done_count', values: { done: 5 } })
    assert.equal(await runDueTasks(), 0, 'what is done is not done again')
  })

  test('call for the worker in their lane until they are done', async ({ assert }) => {
    const lanes = () => Promise.all([hasDueTasks('short'), hasDueTasks('long')])
    assert.deepEqual(await lanes(), [false, false])
    const task = await queue(await firm())
    assert.deepEqual(await lanes(), [true, false])
    await db.from('tasks').where('id', task.id).update({ kind: 'transfers.workspace_export' })
    assert.deepEqual(await lanes(), [false, true])
    await db.from('tasks').where('id', task.id).update({ kind: 'test.steps' })
    await runDueTasks()
    assert.deepEqual(await lanes(), [false, false])
  })

  test('resume after a kill at any step and execute every step once', async ({ assert }) => {
    const task = await queue(await firm())
    for (const kill of [1, 3, 4]) {
      meanwhile = (step) => {
        if (step === kill) throw new Error('killed')
      }
      await runTask(task.id)
      assert.equal((await found(task)).done, kill)
    }
    meanwhile = () => {}
    await runTask(task.id)
    assert.deepEqual(await rows(task), [1, 2, 3, 4, 5])
    assert.equal((await found(task)).state, 'done')
  })

  test('save each step once when taken over while the first process still runs', async ({ assert }) => {
    const task = await queue(await firm())
    meanwhile = async (step) => {
      meanwhile = () => {}
      if (step === 2) await runTask(task.id)
    }
    await runTask(task.id, () => false)
    assert.deepEqual(await rows(task), [1, 2, 3, 4, 5])
  })

  test('yield to waiting tasks and resume later', async ({ assert }) => {
    const task = await queue(await firm())
    let asked = 0
    await runTask(task.id, () => ++asked > 2)
    assert.deepInclude(await found(task), { state: 'running', done: 2 })
    await runTask(task.id)
    assert.deepEqual(await rows(task), [1, 2, 3, 4, 5])
  })

  test('estimate the remaining time from their speed', async ({ assert }) => {
    const task = await queue(await firm())
    let asked = 0
    const start = clock.now()
    clock.freeze(start)
    meanwhile = (step) => void clock.freeze(start.plus({ seconds: 10 * step }))
    await runTask(task.id, () => ++asked > 3)
    assert.equal((await Task.held(task.id))!.secondsLeft, Math.ceil((20 / 3) * 2))
  })

  test('stop at once when cancelled and save nothing of the current step', async ({ client, assert }) => {
    const ours = await firm()
    const task = await queue(ours)
    const session = await signedIn(client, ours.owner, ours.workspace)
    meanwhile = async (step) => {
      if (step === 2) (await session.delete(`/law-firm/tasks/${task.id}`)).assertStatus(200)
    }
    await runTask(task.id)
    assert.deepEqual(await rows(task), [1, 2])
    assert.equal((await found(task)).state, 'canceled')
    assert.equal(await runDueTasks(), 0)
    await cancelTask((await Task.held(task.id))!)
  })

  test('explain why they are impossible, and retry other failures five times', async ({ assert }) => {
    const ours = await firm()
    const [refused, unlucky] = [await queue(ours), await queue(ours)]
    meanwhile = () => {
      throw new TaskFailed('tasks.state.failed')
    }
    await runTask(refused.id)
    assert.deepInclude(await found(refused), { state: 'failed', error: 'tasks.state.failed' })
    meanwhile = () => {
      throw new Error('disk')
    }
    for (let turn = 0; turn < 5; turn++) await runTask(unlucky.id)
    assert.equal((await found(unlucky)).state, 'running', 'each turn came a step further')
    const stuck = await queue(ours, { steps: 0 })
    await db.from('tasks').where('id', stuck.id).update({ tries: 5 })
    await runTask(stuck.id)
    assert.deepInclude(await found(stuck), { state: 'failed', error: 'tasks.error.unknown' })
  })

  test('notify their starter once, in their language, when they took long', async ({ assert }) => {
    const ours = await firm()
    const task = await queue(ours)
    clock.freeze(clock.now().plus({ minutes: 1 }))
    await runTask(task.id)
    const [notice, ...more] = await db.from('notices').where('kind', 'task_finished')
    assert.isEmpty(more)
    assert.equal(notice.user_id, ours.owner.id)
    assert.isNull(notice.subject_type)
    assert.deepEqual(JSON.parse(notice.values), { title: 'En segundo plano', said: '5 terminados' })
  })

  test('are hidden with their files from colleagues and other firms', async ({ client, assert }) => {
    const ours = await firm()
    const task = await queue(ours)
    const file = await storeTaskFile(task, 'errores ñ.csv', Buffer.from('a,b\r\n'))
    const other = await firm()
    const paths = [`/law-firm/tasks/${task.id}`, `/law-firm/tasks/${task.id}/files/${file.id}`]
    for (const [who, where] of [
      [await ours.hire('admin'), ours.workspace],
      [other.owner, other.workspace],
    ] as const) {
      const session = await signedIn(client, who, where)
      for (const path of paths) (await session.get(path)).assertStatus(404)
      ;(await session.delete(paths[0]!)).assertStatus(404)
      assert.isEmpty((await session.get('/law-firm/tasks')).body().data)
    }
    const session = await signedIn(client, ours.owner, ours.workspace)
    const answer = await session.get(paths[1]!)
    assert.equal(answer.text(), 'a,b\r\n')
    assert.equal(
      answer.header('content-disposition'),
      `attachment; filename="errores_.csv"; filename*=UTF-8''errores%20%C3%B1.csv`
    )
    assert.lengthOf((await session.get('/law-firm/tasks')).body().data, 1)
  })

  test('keep their files for a week, one per name, even when they run again', async ({ client, assert }) => {
    const ours = await firm()
    const task = await queue(ours)
    const first = await storeTaskFile(task, 'a.csv', Buffer.from('1'))
    const file = await storeTaskFile(task, 'a.csv', Buffer.from('22'))
    assert.isFalse(await drive.use().exists(first.storageKey))
    clock.freeze(clock.now().plus({ days: 7, minutes: 1 }))
    const session = await signedIn(client, ours.owner, ours.workspace)
    assert.equal(await sweepTaskFiles(), 1)
    assert.isFalse(await drive.use().exists(file.storageKey))
    ;(await session.get(`/law-firm/tasks/${task.id}/files/${file.id}`)).assertStatus(404)
  })
})

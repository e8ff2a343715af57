import type TaskEnded from '#app/core/events/task_ended'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { taskKinds } from '#app/core/tasks/task_kinds'
import Matter from '#app/matters/models/matter'

/** Rows of one statement. */
const AT_ONCE = 200

/** Matters that came with the archive of a firm are compared with lists and with the library of this installation, by a job. */
export default class NoteRestoredMatters {
  async handle({ trx, task }: TaskEnded) {
    if (task.state !== 'done' || !taskKinds.find(task.kind)?.fillsFirm) return
    const firm = { id: task.workspaceId }
    const matters = await Matter.in(firm, trx)
      .where({ trashed: 0, archived: 0 })
      .whereNotNull('case_key')
      .orderBy('id')
      .select('id')
    const createdAt = toSqlInstant(clock.now())
    const checks = matters.map(({ id }) => ({ workspace_id: firm.id, matter_id: id, created_at: createdAt }))
    for (let at = 0; at < checks.length; at += AT_ONCE)
      await trx
        .knexQuery()
        .table('court_list_checks')
        .insert(checks.slice(at, at + AT_ONCE))
        .onConflict(['matter_id'])
        .ignore()
  }
}

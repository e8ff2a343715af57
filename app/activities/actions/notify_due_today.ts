import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { subjectOfActivity } from '#app/activities/notice_subjects'
import Matter from '#app/matters/models/matter'
import { notify } from '#app/notifications/actions/notify'
import Notice from '#app/notifications/models/notice'
import Workspace from '#app/workspaces/models/workspace'

/** From this hour on, by the firm's clock, people hear of what is due that day. */
const FROM_HOUR = 7
/** Activities that are read at once. */
const PAGE_SIZE = 500
const JOB = 'due-today'

interface Row {
  id: number
  title: string
  assignee_id: number
  due_on: string
  matter_id: number
}

/** Tells everybody once a day and activity of what is due today and still open; in each firm when its morning has come. */
export async function notifyDueToday(isStopping = () => false): Promise<number> {
  const firms = await Workspace.query()
    .where(notPutOff('due-today.firms', 'workspaces.id'))
    .where(notBeingFilled('workspaces.id'))
    .select('id', 'time_zone')
  const zones = new Map(firms.map(({ id, timeZone }) => [id, timeZone]))
  const work = (id: number) => notifyFirm(id, zones.get(id)!, isStopping)
  const told = await eachItem({ job: 'due-today.firms', ids: [...zones.keys()], isStopping, work })
  return told.reduce((sum, one) => sum + one, 0)
}

async function notifyFirm(workspaceId: number, zone: string, isStopping: () => boolean): Promise<number> {
  const here = clock.now().setZone(zone)
  if (!here.isValid) throw new Error('the time zone of the firm is none')
  if (here.hour < FROM_HOUR) return 0
  const today = here.toISODate()
  let sent = 0
  for (let lastId = 0; !isStopping();) {
    const rows = await dueToday({ workspaceId, today, lastId })
    const byId = new Map(rows.map((row) => [Number(row.id), row]))
    const work = (id: number) => db.transaction((trx) => notifyPeople(trx, workspaceId, byId.get(id)!))
    const counts = await eachItem({ job: JOB, ids: [...byId.keys()], isStopping, work })
    sent += counts.reduce((sum, one) => sum + one, 0)
    if (rows.length < PAGE_SIZE) break
    lastId = Number(rows.at(-1)!.id)
  }
  return sent
}

/** The next activities of a firm that are due today and that nobody was told of, after the id of the last one read. */
function dueToday({ workspaceId, today, lastId }: { workspaceId: number; today: string; lastId: number }) {
  const start = clock.now().minus({ days: 2 })
  const end = clock.now().plus({ days: 2 })
  return db
    .from('activities')
    .where({ workspace_id: workspaceId, open: 1, due_on: today })
    .whereBetween('due_at', [toSqlInstant(start), toSqlInstant(end)])
    .where('id', '>', lastId)
    .whereNotNull('assignee_id')
    .where(notPutOff(JOB, 'activities.id'))
    .whereNotExists(
      Notice.query()
        .whereColumn('notices.user_id', 'activities.assignee_id')
        .whereRaw(dedupeKeyOf(db.connection().dialect.name), [today])
    )
    .orderBy('id')
    .limit(PAGE_SIZE)
    .select('id', 'title', 'assignee_id', 'due_on', 'matter_id') as Promise<Row[]>
}

const dedupeKeyOf = (dialect: string) =>
  dialect === 'mysql'
    ? `notices.dedupe_key = CONCAT('activity_due_today:', activities.id, ':', ?)`
    : `notices.dedupe_key = 'activity_due_today:' || activities.id || ':' || ?`

async function notifyPeople(trx: TransactionClientContract, workspaceId: number, row: Row): Promise<number> {
  const viewer = { userId: Number(row.assignee_id), workspaceId }
  const matter = await Matter.seenBy(viewer, trx).where('matters.id', row.matter_id).first()
  if (!matter) return 0
  return notify(trx, {
    kind: 'activity_due_today',
    to: [viewer.userId],
    actorId: null,
    workspaceId,
    values: { activity: row.title, reference: matter.reference, matter: matter.title },
    subject: subjectOfActivity({ id: row.id, matterId: matter.id }),
    key: `activity_due_today:${row.id}:${row.due_on}`,
  })
}

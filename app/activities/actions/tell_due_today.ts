import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Matter from '#app/matters/models/matter'
import { notify } from '#app/notifications/actions/notify'

/** From this hour on, by the firm's clock, people hear of what is due that day. */
const FROM_HOUR = 7
const MOST = 500

interface Row {
  id: number
  title: string
  assignee_id: number
  due_on: string
  matter_id: number
}

/** Tells everybody once a day and activity of what is due today and still open; in each firm when its morning has come. */
export async function tellDueToday(isStopping = () => false): Promise<number> {
  const firms = await db.from('workspaces').select('id', 'time_zone')
  let told = 0
  for (const firm of firms) {
    const now = clock.now().setZone(String(firm.time_zone))
    if (now.hour >= FROM_HOUR) told += await tellFirm(Number(firm.id), now.toISODate()!)
    if (isStopping()) break
  }
  return told
}

async function tellFirm(workspaceId: number, today: string): Promise<number> {
  const end = clock.now().plus({ days: 2 })
  const rows: Row[] = await db
    .from('activities')
    .where({ workspace_id: workspaceId, open: 1, due_on: today })
    .whereBetween('due_at', [toSqlInstant(clock.now().minus({ days: 2 })), toSqlInstant(end)])
    .whereNotNull('assignee_id')
    .whereNotExists((told) =>
      told
        .from('notices')
        .whereColumn('notices.user_id', 'activities.assignee_id')
        .whereRaw(dedupeKeyOf(db.connection().dialect.name), [today])
    )
    .orderBy('id')
    .limit(MOST)
    .select('id', 'title', 'assignee_id', 'due_on', 'matter_id')
  let told = 0
  for (const row of rows) told += await db.transaction((trx) => tell(trx, workspaceId, row))
  return told
}

const dedupeKeyOf = (dialect: string) =>
  dialect === 'mysql'
    ? `notices.dedupe_key = CONCAT('activity_due_today:', activities.id, ':', ?)`
    : `notices.dedupe_key = 'activity_due_today:' || activities.id || ':' || ?`

async function tell(trx: TransactionClientContract, workspaceId: number, row: Row): Promise<number> {
  const viewer = { userId: Number(row.assignee_id), workspaceId }
  const matter = await Matter.seenBy(viewer, trx).where('matters.id', row.matter_id).first()
  if (!matter) return 0
  return notify(trx, {
    kind: 'activity_due_today',
    to: [viewer.userId],
    actorId: null,
    workspaceId,
    values: { activity: row.title, reference: matter.reference, matter: matter.title },
    href: `/law-firm/files/file-overview/${matter.id}?tab=activities&activity=${row.id}`,
    key: `activity_due_today:${row.id}:${row.due_on}`,
  })
}

import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import Document from '#app/documents/models/document'
import ActivityDocument from '#app/activities/models/activity_document'
import Matter from '#app/matters/models/matter'
import type Activity from '#app/activities/models/activity'
import { findActivity } from '#app/activities/queries/find_activity'

type Named = { id: number; name: string }

/** Documents of the matter at an activity. They stay where they lie. */
export class AttachDocuments {
  /** Attaches those of these documents that are of this matter and not in the trash; twice is once. */
  async attach(
    author: Author,
    matter: Matter,
    { activityId, ids }: { activityId: number; ids: number[] }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const activity = await findActivity(matter, activityId, trx)
      const documents = await documentsOf(trx, matter, ids)
      if (documents.length === 0) return
      const created_at = toSqlInstant(clock.now())
      const of = { workspace_id: matter.workspaceId, activity_id: activity.id, created_at }
      const rows = documents.map(({ id }) => ({ ...of, document_id: id }))
      const insert = trx.knexQuery().table('activity_documents').insert(rows)
      await insert.onConflict(['activity_id', 'document_id']).ignore()
      await tell(trx, author, { matter, activity, audited: 'activity.document_attached', documents })
    })
  }

  async detach(author: Author, matter: Matter, { activityId, id }: { activityId: number; id: number }): Promise<void> {
    await db.transaction(async (trx) => {
      await Matter.hold(matter, trx)
      const activity = await findActivity(matter, activityId, trx)
      const gone = await ActivityDocument.byKey('activity_id', activity.id, trx).where('documentId', id).delete()
      if (Number(gone) === 0) return
      const documents = await documentsOf(trx, matter, [id])
      await tell(trx, author, { matter, activity, audited: 'activity.document_detached', documents })
    })
  }
}

async function documentsOf(trx: Trx, { id, workspaceId }: Matter, ids: number[]): Promise<Named[]> {
  const own = Document.in({ id: workspaceId }, trx).where({ matter_id: id, trashed: 0 })
  return own.whereIn('id', ids).select('id', 'name')
}

async function tell(
  trx: Trx,
  author: Author,
  { matter, activity, audited, documents }: { matter: Matter; activity: Activity; audited: string; documents: Named[] }
) {
  const { workspaceId, id: matterId } = matter
  const subject = { type: 'activity', id: activity.id }
  const after = { title: activity.title, documents: documents.map(({ name }) => name) }
  await record(trx, author, { workspaceId, matterId, action: audited, subject, after })
}

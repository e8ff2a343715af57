import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import Document from '#app/documents/models/document'
import type Matter from '#app/matters/models/matter'
import User from '#app/accounts/models/user'
import Activity from '#app/activities/models/activity'
import ActivitySubtask from '#app/activities/models/activity_subtask'
import { activityLines, type ActivityLine } from './activity_rows.js'
import { noteLines, type NoteLine } from './list_notes.js'
import { remindersOf, type ReminderLine } from './list_reminders.js'

const MAX_NOTES = 200

/** All that is shown of one activity. */
export type ActivityCard = ActivityLine & {
  description: string | null
  createdBy: string
  createdAt: string
  steps: { id: number; title: string; done: boolean }[]
  attachments: { id: number; name: string; kind: string; size: number }[]
  notes: NoteLine[]
  reminders: ReminderLine[]
}

/** One activity of a matter with its steps, documents, comments and reminders; null when it is not there (any more). */
export async function activityCard(matter: Matter, id: number, userId: number): Promise<ActivityCard | null> {
  const own = () => Activity.in({ id: matter.workspaceId }).where({ 'activities.matter_id': matter.id })
  const [line] = await activityLines(own().where('activities.id', id))
  if (!line) return null
  const { description, createdById, createdAt } = await own().where('activities.id', line.id).firstOrFail()
  const creator = await User.query().where('id', createdById).select('id', 'name').first()
  const steps = await ActivitySubtask.in({ id: matter.workspaceId })
    .where('activity_id', line.id)
    .orderBy('position')
    .orderBy('id')
  return {
    ...line,
    description,
    createdBy: creator?.name ?? '',
    createdAt: createdAt.toISO()!,
    steps: steps.map(({ id: stepId, title, done }) => ({ id: stepId, title, done })),
    attachments: await attachmentsOf(matter, line.id),
    notes: await noteLines(matter, (query) => void query.where('activity_id', line.id).orderBy('notes.id'), MAX_NOTES),
    reminders: await remindersOf(matter, { activityId: line.id }, userId),
  }
}

async function attachmentsOf({ id: matterId, workspaceId }: Matter, activityId: number) {
  const rows = await db
    .from('activity_documents')
    .join(...joinOn(Document, 'activity_documents.document_id'))
    .where({ 'activity_documents.activity_id': activityId, 'documents.workspace_id': workspaceId })
    .where({ 'documents.matter_id': matterId, 'documents.trashed': 0 })
    .orderBy('activity_documents.id')
    .select('documents.id', 'documents.name', 'documents.kind', 'documents.size')
  return rows.map(({ id, name, kind, size }) => ({ id: Number(id), name, kind, size: Number(size) }))
}

/** Documents of a matter that could be attached, newest first. */
export async function attachable({ id, workspaceId }: Matter, activityId: number) {
  const documents = await Document.in({ id: workspaceId })
    .where({ matter_id: id, trashed: 0 })
    .whereNotIn(
      'id',
      (taken) => void taken.from('activity_documents').where('activity_id', activityId).select('document_id')
    )
    .orderBy('id', 'desc')
    .limit(MAX_NOTES)
    .select('id', 'name')
  return documents.map((document) => ({ value: String(document.id), label: document.name }))
}

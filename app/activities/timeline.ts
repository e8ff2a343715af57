import { partsOf } from '#app/core/contributions/define_module'
import type AuditEntry from '#app/core/audit/models/audit_entry'
import { addressOf } from '#app/core/contributions/notice_subjects'
import { timelineEntries, type TimelineItem } from '#app/core/contributions/registries'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'
import Note from '#app/activities/models/note'
import { subjectOfActivity, subjectOfNote } from '#app/activities/notice_subjects'

const ACTIVITIES = {
  'activity.added': 'activities.timeline.added',
  'activity.started': 'activities.timeline.started',
  'activity.resolved': 'activities.timeline.resolved',
  'activity.reopened': 'activities.timeline.reopened',
  'activity.removed': 'activities.timeline.removed',
  'activity.document_attached': 'activities.timeline.attached',
  'reminder.set': 'activities.timeline.reminder_set',
}
const NOTES = {
  'note.written': 'activities.timeline.note_written',
  'note.commented': 'activities.timeline.commented',
  'note.edited': 'activities.timeline.note_edited',
  'note.removed': 'activities.timeline.note_removed',
}
const EXTRACT = 280

/** What the sentence names: the activity or the reminder, as it was called then. */
const titleOf = ({ before, after }: AuditEntry) => ({ title: String(after?.title ?? before?.title ?? '') })

/** The documents that were attached. */
function attached({ action, after, subjectId, matterId }: AuditEntry): TimelineItem['detail'] {
  if (action !== 'activity.document_attached' || !Array.isArray(after?.documents)) return null
  const href = addressOf(subjectOfActivity({ id: Number(subjectId), matterId: matterId! }))
  return { title: titleOf({ before: null, after } as AuditEntry).title, text: after.documents.join('\n'), href }
}

export const timelineParts = [
  partsOf(
    timelineEntries,
    {
      key: 'activities',
      groups: ['activities'],
      load: (subject, page) =>
        loadAuditEntries(subject, page, { sentences: ACTIVITIES, values: titleOf, detail: attached }),
    },
    {
      key: 'notes',
      groups: ['notes'],
      async load(subject, page) {
        const noteOf = new Map<string, number>()
        const peek = (entry: AuditEntry) => {
          noteOf.set(`audit-${entry.id}`, Number(entry.subjectId))
          return titleOf(entry)
        }
        const items = await loadAuditEntries(subject, page, { sentences: NOTES, values: peek })
        return withExtracts(subject, items, noteOf)
      },
    }
  ),
]

/** Lines with how the note begins today, in one query where notes are named; what is gone by now has no extract. */
async function withExtracts(
  { workspaceId }: { workspaceId: number },
  items: TimelineItem[],
  noteOf: Map<string, number>
): Promise<TimelineItem[]> {
  const ids = [...new Set(noteOf.values())]
  if (ids.length === 0) return items
  const notes = await Note.in({ id: workspaceId }).whereIn('id', ids)
  return items.map((item) => {
    const note = notes.find(({ id }) => id === noteOf.get(item.id))
    if (!note || item.kind === 'activities.timeline.note_removed') return item
    const text = note.plainText.length > EXTRACT ? `${note.plainText.slice(0, EXTRACT)}…` : note.plainText
    return { ...item, detail: { title: '', text, href: addressOf(subjectOfNote(note)) } }
  })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type Matter from '#app/matters/models/matter'
import { notify } from '#app/notifications/actions/notify'
import type Note from '#app/activities/models/note'
import NoteMention from '#app/activities/models/note_mention'
import { subjectOfNote } from '#app/activities/notice_subjects'

/** Keeps whom a note names and tells those whom it did not name before. */
export async function syncMentions(
  trx: TransactionClientContract,
  author: Author,
  { matter, note, mentions }: { matter: Matter; note: Note; mentions: number[] }
): Promise<void> {
  const mentioned = () => NoteMention.byKey('note_id', note.id, trx)
  const known = (await mentioned().select('userId')).map(({ userId }) => userId)
  const fresh = mentions.filter((id) => !known.includes(id))
  await mentioned().whereNotIn('userId', mentions).delete()
  if (fresh.length === 0) return
  const created_at = toSqlInstant(clock.now())
  const of = { workspace_id: note.workspaceId, note_id: note.id, created_at }
  await trx.table('note_mentions').multiInsert(fresh.map((user_id) => ({ ...of, user_id })))
  await notify(trx, {
    kind: 'note_mention',
    to: fresh,
    actorId: author.userId,
    workspaceId: matter.workspaceId,
    values: { reference: matter.reference, matter: matter.title },
    subject: subjectOfNote(note),
    key: `note_mention:${note.id}`,
  })
}

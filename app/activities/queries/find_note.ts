import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#app/core/errors/no_access'
import Note from '#app/activities/models/note'

/** A note of this matter by its id. Throws NotFound, also for those of other matters. */
export async function findNote(
  matter: { id: number; workspaceId: number },
  id: number,
  trx?: TransactionClientContract
): Promise<Note> {
  const note = await Note.findIn({ id: matter.workspaceId }, id, trx)
  if (note.matterId !== matter.id) throw new NotFound('notes')
  return note
}

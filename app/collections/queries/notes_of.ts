import DocumentNote from '#app/collections/models/document_note'

const MAX_NOTES = 100

/** The notes on a document that somebody may read, those of paragraphs in the order of the text, then newest first. */
export async function notesOf(viewer: { userId: number; workspaceId: number | null }, documentId: number) {
  const notes = await DocumentNote.seenBy(viewer)
    .where('document_notes.document_id', documentId)
    .preload('author', (author) => author.select('id', 'name'))
    .orderBy('id', 'desc')
    .limit(MAX_NOTES)
  return notes
    .map(({ id, text, scope, paragraph, quote, version, userId, author, updatedAt }) => ({
      ...{ id, text, scope, paragraph, quote, version },
      by: author.name,
      mine: userId === viewer.userId,
      at: updatedAt.toISO()!,
    }))
    .sort((one, other) => (one.paragraph ?? Infinity) - (other.paragraph ?? Infinity) || other.id - one.id)
}

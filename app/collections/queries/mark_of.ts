import DocumentMark from '#app/collections/models/document_mark'
import DocumentMarkChange from '#app/collections/models/document_mark_change'

const STEPS = 20

/** The firm's mark on a document, and the last steps of its history, newest first. */
export async function markOf(workspaceId: number, documentId: number) {
  const mark = await DocumentMark.in({ id: workspaceId }).where('document_id', documentId).first()
  const steps = await DocumentMarkChange.in({ id: workspaceId })
    .where('document_id', documentId)
    .preload('user', (user) => user.select('id', 'name'))
    .orderBy('id', 'desc')
    .limit(STEPS)
  return {
    state: mark?.state ?? null,
    history: steps.map(({ id, state, reason, user, createdAt }) => ({
      ...{ id, state, reason },
      by: user.name,
      at: createdAt.toISO()!,
    })),
  }
}

import DocumentMark from '#app/collections/models/document_mark'

/** How a firm marked some documents; those without a mark are left out. One query, whatever their number. */
export async function marksAmong(
  workspaceId: number | null,
  documentIds: number[]
): Promise<Map<number, DocumentMark['state']>> {
  if (documentIds.length === 0 || workspaceId === null) return new Map()
  const marks = await DocumentMark.in({ id: workspaceId })
    .whereIn('document_id', documentIds)
    .select('id', 'document_id', 'state')
  return new Map(marks.map(({ documentId, state }) => [documentId, state]))
}

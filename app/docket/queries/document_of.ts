import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import Document from '#app/documents/models/document'

/** The id of a document that lies in a matter, null for none. Throws a FieldProblem for one that does not. */
export async function documentOf(
  trx: Trx,
  matter: { id: number; workspaceId: number },
  id: number | null
): Promise<number | null> {
  if (id === null) return null
  const document = await Document.in({ id: matter.workspaceId }, trx)
    .where({ id, matter_id: matter.id, trashed: 0 })
    .select('id')
    .first()
  if (!document) throw new FieldProblem('documentId', 'docket.problem.no_document')
  return document.id
}

/** Documents of a matter that may be named as proof, newest first. */
export async function documentChoices(
  matter: { id: number; workspaceId: number },
  limit = 200
): Promise<{ id: number; name: string }[]> {
  const documents = await Document.in({ id: matter.workspaceId })
    .where({ matter_id: matter.id, trashed: 0 })
    .orderBy('id', 'desc')
    .limit(limit)
    .select('id', 'name')
  return documents.map(({ id, name }) => ({ id, name }))
}

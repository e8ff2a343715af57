import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FieldProblem } from '#app/core/errors/field_problem'
import LegalDocument from '#app/research/models/legal_document'

const blanks = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** A passage is quoted as it stands: it must be in the text of the one document that it is of. Throws FieldProblem. */
export async function checkPassage(
  trx: TransactionClientContract,
  documents: { id: number }[],
  passage: string | null | undefined
): Promise<void> {
  if (!passage) return
  if (documents.length > 1) throw new FieldProblem('passage', 'collections.problem.passage_of_many')
  const { body } = await LegalDocument.query({ client: trx }).where('id', documents[0]!.id).select('body').firstOrFail()
  if (!blanks(body).includes(blanks(passage))) throw new FieldProblem('passage', 'collections.problem.passage')
}

import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { caseKeyOf, foldedCourt } from '#app/amparo/domain/case_key'
import { storedProceeding, type ProceedingFields } from '#app/amparo/domain/proceeding_fields'
import { nameOfProceeding } from '#app/amparo/domain/proceeding_name'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { isOtherCase } from '#app/amparo/queries/library_case'

/**
 * The key by which a firm has a case once. Throws a FieldProblem that names the one that is there and that the author may know of; one in a matter that they may not
 * see tells nothing of itself: then the new one has no key.
 */
export async function knownCase(
  trx: Trx,
  author: Author,
  firm: { id: number },
  fields: ProceedingFields,
  id = 0
): Promise<{ caseKey: string | null }> {
  const { kind, numberKey, caseKey } = storedProceeding(fields)
  if (caseKey === null) return { caseKey }
  const viewer = { userId: author.userId ?? 0, workspaceId: firm.id }
  const seen = await AmparoProceeding.seenBy(viewer, trx)
    .where({ 'amparo_proceedings.kind': kind, 'amparo_proceedings.number_key': numberKey })
    .whereNot('amparo_proceedings.id', id)
    .orderBy('amparo_proceedings.id')
  const there = seen.find((one) => caseKeyOf(one) === caseKey)
  if (there) throw new FieldProblem('number', 'amparo.problem.has_it', { name: nameOfProceeding(there) })
  const taken = await AmparoProceeding.in(firm, trx).where({ caseKey }).whereNot('id', id).first()
  return { caseKey: taken ? null : caseKey }
}

/**
 * Who corrects the number or the court of a case that the library took for another one is not sent news of that one any more: the library finds the case
 * anew, and what it brought of the other one goes.
 */
export async function leaveOtherCase(
  trx: Trx,
  proceeding: AmparoProceeding,
  row: ReturnType<typeof storedProceeding>
): Promise<void> {
  const { neun, numberKey, court, id, workspaceId } = proceeding
  const isMoved = numberKey !== row.numberKey || foldedCourt(court ?? '') !== foldedCourt(row.court ?? '')
  if (neun === null || !isMoved) return
  if (numberKey === row.numberKey && !(await isOtherCase(trx, neun, row))) return
  proceeding.merge({ neun: null })
  await AmparoNewsItem.in({ id: workspaceId }, trx).where({ proceedingId: id, source: 'cjf' }).delete()
}

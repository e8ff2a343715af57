import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { inPesos } from '#app/cfdi/domain/decimals'
import Cfdi from '#app/cfdi/models/cfdi'
import { mustHold } from '#app/cfdi/parsing/fault'
import { invoicesPaidBy, paidByComplements, SUBSTITUTES } from '#app/cfdi/queries/counted_installments'
import type { ReadCfdi } from './read_checked.js'

/**
 * What complements say was paid of an invoice is never more than its total, whichever of them came first. A complement that stands in place of another counts instead of it. Throws CfdiFault
 * (`over_total`). Needs the CFDI of the firm held.
 */
export async function mustNotExceed(trx: Trx, workspaceId: number, read: ReadCfdi): Promise<void> {
  const { record, amounts, installments } = read
  if (record.type === 'I') {
    const { uuid } = record.stamp
    mustBeWithin(uuid, amounts.total, await paidByComplements(trx, workspaceId, uuid))
  }
  if (installments.length === 0) return
  const replaced = record.relations.filter(({ kind }) => kind === SUBSTITUTES).flatMap(({ uuids }) => uuids)
  const sums = new Map<string, number>()
  for (const { uuid, paid } of installments) sums.set(uuid, (sums.get(uuid) ?? 0) + paid)
  const invoices = await Cfdi.in({ id: workspaceId }, trx)
    .whereIn('cfdis.uuid', [...sums.keys()])
    .where('cfdis.type', 'I')
  for (const { uuid, total } of invoices) {
    const before = await paidByComplements(trx, workspaceId, uuid, replaced)
    mustBeWithin(uuid, total, before + sums.get(uuid)!)
  }
}

function mustBeWithin(uuid: string, total: number, paid: number): void {
  mustHold(paid <= total, 'over_total', { uuid, paid: inPesos(paid), total: inPesos(total) })
}

/** The same of complements that begin to count again. Throws a FieldProblem at `version` with the sentence that says why they do. */
export async function mustFitAgain(
  trx: Trx,
  workspaceId: number,
  complementIds: number[],
  sentence: 'over_total' | 'over_total_again'
): Promise<void> {
  for (const { uuid, total } of await invoicesPaidBy(trx, workspaceId, complementIds))
    if ((await paidByComplements(trx, workspaceId, uuid)) > total)
      throw new FieldProblem('version', `cfdi.problem.${sentence}`, { most: inPesos(total) })
}

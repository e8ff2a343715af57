import type { Trx } from '#app/core/database/trx'
import Cfdi from '#app/cfdi/models/cfdi'
import CfdiInstallment from '#app/cfdi/models/cfdi_installment'

/** c_TipoRelacion: it stands in place of what it names. */
export const SUBSTITUTES = '04'

/**
 * The installments of a firm that count: of complements that nobody said were canceled, and that no other document of the firm stands in place of.
 */
export function countedInstallments(workspaceId: number, trx?: Trx) {
  return CfdiInstallment.in({ id: workspaceId }, trx)
    .join('cfdis as complements', 'complements.id', 'cfdi_installments.cfdi_id')
    .whereNull('complements.canceled_on')
    .whereNotExists((replaced) => {
      void replaced
        .from('cfdi_relations')
        .whereColumn('cfdi_relations.workspace_id', 'complements.workspace_id')
        .whereColumn('cfdi_relations.uuid', 'complements.uuid')
        .where('cfdi_relations.kind', SUBSTITUTES)
    })
}

/** What complements say was paid of an invoice, in centavos; those that `except` names do not count. */
export async function paidByComplements(
  trx: Trx,
  workspaceId: number,
  uuid: string,
  except: readonly string[] = []
): Promise<number> {
  const [row] = await countedInstallments(workspaceId, trx)
    .where('cfdi_installments.uuid', uuid)
    .whereNotIn('complements.uuid', [...except])
    .sum('cfdi_installments.paid as total')
    .pojo<{ total: number | string | null }>()
  return Number(row?.total ?? 0)
}

/** The invoices of a firm that some complements say were paid. */
export function invoicesPaidBy(trx: Trx, workspaceId: number, complementIds: readonly number[]): Promise<Cfdi[]> {
  const named = CfdiInstallment.in({ id: workspaceId }, trx).whereIn('cfdi_installments.cfdi_id', [...complementIds])
  return Cfdi.in({ id: workspaceId }, trx)
    .whereIn('cfdis.uuid', named.select('cfdi_installments.uuid'))
    .where('cfdis.type', 'I')
    .exec()
}

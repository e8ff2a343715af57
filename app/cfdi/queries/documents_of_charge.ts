import { route } from '#app/core/addresses'
import type { ChargeDocument } from '#app/billing/charge_documents'
import Cfdi from '#app/cfdi/models/cfdi'
import type { MatterViewer } from '#app/matters/models/matter'

/** More invoices are not linked to one charge in practice. */
const MOST = 20

/** The invoices that were linked to a charge, as far as somebody may know of them, the oldest first: one query. */
export async function documentsOfCharge(viewer: MatterViewer, { id }: { id: number }): Promise<ChargeDocument[]> {
  const cfdis = await Cfdi.seenBy(viewer).where('cfdis.charge_id', id).orderBy('cfdis.id').limit(MOST)
  return cfdis.map(({ id: cfdiId, uuid, reference, standard, issuedOn, isCanceled }) => {
    const href = route('law_firm.cfdi.show', { id: cfdiId })
    return { uuid, reference, standard, issuedOn, isCanceled, href }
  })
}

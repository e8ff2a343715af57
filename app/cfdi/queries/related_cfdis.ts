import Cfdi from '#app/cfdi/models/cfdi'
import CfdiInstallment from '#app/cfdi/models/cfdi_installment'
import CfdiRelation from '#app/cfdi/models/cfdi_relation'
import type { MatterViewer } from '#app/matters/models/matter'

const MOST = 200

/** Another document, with its id and name when the firm has it and the reader may know of it. */
export type RelatedCfdi = {
  kind: string
  way: 'names' | 'named'
  uuid: string
  id: number | null
  reference: string | null
}

/** An installment that a complement says was paid of an invoice. Money in centavos of the invoice's currency. */
export type InstallmentLine = {
  number: number
  paidOn: string
  form: string
  currency: string
  before: number
  paid: number
  after: number
  uuid: string
  /** The other document: of an invoice its complement, of a complement the invoice. */
  other: { id: number; reference: string } | null
  isCanceled: boolean
}

/** What a CFDI names and what names it, substitutions that people told of among them: three queries. */
export async function relatedCfdis(viewer: MatterViewer, cfdi: Cfdi): Promise<RelatedCfdi[]> {
  const firm = { id: cfdi.workspaceId }
  const own = await CfdiRelation.byKey('cfdi_id', cfdi.id).orderBy('id').limit(MOST)
  const told = cfdi.substituteUuid ? [{ kind: 'substitute', uuid: cfdi.substituteUuid }] : []
  const names = [...own.map(({ kind, uuid }) => ({ kind, uuid })), ...told]
  const known = await Cfdi.seenBy(viewer).whereIn(
    'cfdis.uuid',
    names.map(({ uuid }) => uuid)
  )
  const byUuid = new Map(known.map((each) => [each.uuid, each]))
  const naming = await CfdiRelation.in(firm)
    .where('cfdi_relations.uuid', cfdi.uuid)
    .whereIn('cfdi_relations.cfdi_id', Cfdi.seenBy(viewer).select('cfdis.id'))
    .orderBy('cfdi_relations.id')
    .limit(MOST)
  const others = await Cfdi.seenBy(viewer).where((either) => {
    void either
      .whereIn(
        'cfdis.id',
        naming.map(({ cfdiId }) => cfdiId)
      )
      .orWhere('cfdis.substitute_uuid', cfdi.uuid)
  })
  const byId = new Map(others.map((each) => [each.id, each]))
  const found = (kind: string, way: RelatedCfdi['way'], uuid: string, other?: Cfdi): RelatedCfdi => ({
    ...{ kind, way, uuid, id: other?.id ?? null, reference: other?.reference ?? null },
  })
  return [
    ...names.map(({ kind, uuid }) => found(kind, 'names', uuid, byUuid.get(uuid))),
    ...naming.map(({ kind, cfdiId }) => found(kind, 'named', byId.get(cfdiId)?.uuid ?? '', byId.get(cfdiId))),
    ...others
      .filter(({ substituteUuid }) => substituteUuid === cfdi.uuid)
      .map((other) => found('substitute', 'named', other.uuid, other)),
  ]
}

/** The installments of an invoice, by its complements, or those of a complement, by its invoices. */
export async function installmentLines(viewer: MatterViewer, cfdi: Cfdi): Promise<InstallmentLine[]> {
  const firm = { id: cfdi.workspaceId }
  const isInvoice = cfdi.type !== 'P'
  const rows = await CfdiInstallment.in(firm)
    .where(isInvoice ? { 'cfdi_installments.uuid': cfdi.uuid } : { 'cfdi_installments.cfdi_id': cfdi.id })
    .orderBy('cfdi_installments.uuid')
    .orderBy('cfdi_installments.number')
    .orderBy('cfdi_installments.id')
    .limit(MOST)
  const column = isInvoice ? 'cfdis.id' : 'cfdis.uuid'
  const keys = rows.map(({ cfdiId, uuid }) => (isInvoice ? cfdiId : uuid))
  const others = await Cfdi.seenBy(viewer).whereIn(column, [...new Set(keys)] as never)
  const byKey = new Map(others.map((each) => [isInvoice ? each.id : each.uuid, each]))
  return rows.map(({ cfdiId, uuid, number, paidOn, form, currency, balanceBefore, paid, balanceAfter }) => {
    const other = byKey.get(isInvoice ? cfdiId : uuid)
    const amounts = { before: Number(balanceBefore), paid: Number(paid), after: Number(balanceAfter) }
    const shown = other ? { id: other.id, reference: other.reference } : null
    return { number, paidOn, form, currency, uuid, ...amounts, other: shown, isCanceled: other?.isCanceled ?? false }
  })
}

/** Numbers of installments up to the last one that no complement has. */
export function missingNumbers(lines: readonly InstallmentLine[]): number[] {
  const there = new Set(lines.filter(({ isCanceled }) => !isCanceled).map(({ number }) => number))
  return Array.from({ length: Math.max(0, ...there) }, (_, at) => at + 1).filter((number) => !there.has(number))
}

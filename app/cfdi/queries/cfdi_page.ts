import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { verificationAddress } from '#app/cfdi/domain/verification'
import type Cfdi from '#app/cfdi/models/cfdi'
import { readCfdi } from '#app/cfdi/parsing/read_cfdi'
import { openFile } from '#app/documents/storage/stored_files'
import type { MatterViewer } from '#app/matters/models/matter'
import { cfdiLine } from './list_cfdis.js'
import { linkProposals } from './link_proposals.js'
import { installmentLines, missingNumbers, relatedCfdis } from './related_cfdis.js'

const MOST_CONCEPTS = 500
const MOST_TAXES = 100

/** What the XML of a CFDI says, read again from its file; null when the file is not here. */
export async function recordOf(cfdi: Cfdi): Promise<CfdiRecord | null> {
  const stream = await openFile(cfdi.storageKey)
  if (!stream) return null
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return readCfdi(Buffer.concat(chunks))
}

/** A CFDI as its page shows it. */
export async function cfdiPage(viewer: MatterViewer, cfdi: Cfdi) {
  await cfdi.load((of) =>
    of
      .load('createdBy')
      .load('canceledBy')
      .load('linkedBy')
      .load('client', (client) => void client.select('id', 'name'))
  )
  const record = await recordOf(cfdi)
  const installments = await installmentLines(viewer, cfdi)
  return {
    ...cfdiLine(cfdi),
    ...{ version: cfdi.version, standard: cfdi.standard, form: cfdi.form, warnings: cfdi.warnings },
    exchangeRate: cfdi.exchangeRate === null ? null : Number(cfdi.exchangeRate),
    amounts: {
      ...{ subtotal: Number(cfdi.subtotal), discount: Number(cfdi.discount), transferred: Number(cfdi.transferred) },
      ...{ withheldIsr: Number(cfdi.withheldIsr), withheldIva: Number(cfdi.withheldIva) },
      ...{ withheld: Number(cfdi.withheld), total: Number(cfdi.total) },
    },
    record: record && saidOf(record),
    verification: record && verificationAddress(record),
    client: cfdi.client && { id: cfdi.client.id, name: cfdi.client.name },
    link: await linkOf(cfdi),
    cancellation: cancellationOf(cfdi),
    related: await relatedCfdis(viewer, cfdi),
    installments,
    missingNumbers: cfdi.type === 'P' ? [] : missingNumbers(installments),
    proposals: await linkProposals(viewer, cfdi),
    addedBy: cfdi.createdBy?.name ?? null,
    addedAt: cfdi.createdAt.toISO()!,
  }
}

/** The parts of the XML that are shown. */
function saidOf({ concepts, taxes, issuer, receiver, stamp, retention, payments, ...record }: CfdiRecord) {
  return {
    ...{ issuer, receiver, retention, conditions: record.conditions, place: record.place, issuedAt: record.issuedAt },
    ...{ exportKey: record.exportKey, certificate: record.certificate },
    stamp: { uuid: stamp.uuid, stampedAt: stamp.stampedAt, provider: stamp.provider, certificate: stamp.certificate },
    concepts: concepts.slice(0, MOST_CONCEPTS).map(({ taxes: own, ...concept }) => ({ ...concept, taxes: own.length })),
    conceptCount: concepts.length,
    taxes: taxes.slice(0, MOST_TAXES),
    payments: payments.map(({ documents, ...payment }) => ({ ...payment, documents: documents.length })),
  }
}

async function linkOf({ workspaceId, chargeId, paymentId, linkedBy, linkedAt }: Cfdi) {
  if (chargeId === null && paymentId === null) return null
  const charge = chargeId === null ? null : await Charge.findIn({ id: workspaceId }, chargeId)
  const payment = paymentId === null ? null : await Payment.findIn({ id: workspaceId }, paymentId)
  return {
    charge: charge && { id: charge.id, name: charge.reference ?? '' },
    payment: payment && { id: payment.id, name: String(payment.number) },
    by: linkedBy?.name ?? null,
    at: linkedAt?.toISO() ?? null,
  }
}

function cancellationOf({ canceledOn, cancellationReason: reason, substituteUuid, canceledBy }: Cfdi) {
  return canceledOn && reason ? { canceledOn, reason, substituteUuid, by: canceledBy?.name ?? null } : null
}

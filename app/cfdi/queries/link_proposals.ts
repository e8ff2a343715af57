import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { scoreLink, type Comparable, type ComparedCfdi, type LinkReason } from '#app/cfdi/domain/score_link'
import { clientIdByRfc } from '#app/cfdi/queries/client_by_rfc'
import Cfdi from '#app/cfdi/models/cfdi'
import type { MatterViewer } from '#app/matters/models/matter'

const MOST_COMPARED = 200
const MOST_SHOWN = 5

/** What a CFDI may be of, why, and how strongly. Nothing is applied by itself. */
export type LinkProposal = {
  kind: 'charge' | 'payment'
  id: number
  name: string
  client: string
  day: string | null
  amount: number
  currency: string
  reasons: LinkReason[]
  score: number
}

/** The charges that an invoice, or the payments that a complement, may be of, among those that somebody may know of; the strongest first. Three queries at most. */
export async function linkProposals(viewer: MatterViewer, cfdi: Cfdi): Promise<LinkProposal[]> {
  if (cfdi.chargeId !== null || cfdi.paymentId !== null || cfdi.direction === 'received') return []
  const found = cfdi.type === 'I' ? await charges(viewer, cfdi) : cfdi.type === 'P' ? await payments(viewer, cfdi) : []
  return found
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || other.id - one.id)
    .slice(0, MOST_SHOWN)
}

/** Its client; one that was added after it is known by the RFC. */
const clientOf = async ({ clientId, workspaceId, receiverRfc }: Cfdi): Promise<number | null> =>
  clientId ?? clientIdByRfc(workspaceId, receiverRfc)

const folioOf = ({ series, folio }: Cfdi) => [series, folio].filter(Boolean).join('-')

const comparedOf = (cfdi: Cfdi, amount = Number(cfdi.total), currency: string = cfdi.currency): ComparedCfdi => ({
  ...{ amount, currency, day: cfdi.issuedOn, rfc: cfdi.receiverRfc, folio: folioOf(cfdi), uuid: cfdi.uuid },
})

async function charges(viewer: MatterViewer, cfdi: Cfdi): Promise<LinkProposal[]> {
  const clientId = await clientOf(cfdi)
  const taken = Cfdi.in({ id: cfdi.workspaceId }).whereNotNull('cfdis.charge_id').whereNull('cfdis.canceled_on')
  const rows = await Charge.seenBy(viewer)
    .whereIn('charges.state', ['issued', 'written_off'])
    .where('charges.currency', cfdi.currency)
    .where((near) => {
      void near.where('charges.total', cfdi.total)
      if (clientId !== null) void near.orWhere('charges.client_id', clientId)
    })
    .whereNotIn('charges.id', taken.select('cfdis.charge_id'))
    .preload('client', (client) => void client.select('id', 'name', 'rfc'))
    .orderBy('charges.id', 'desc')
    .limit(MOST_COMPARED)
  return rows.map((charge) => {
    const { id, reference, client, issuedOn: day, currency, notes, internalNotes, searchText } = charge
    const text = [reference, notes, internalNotes, searchText].filter(Boolean).join(' ')
    const amount = Number(charge.total)
    const other: Comparable = { amount, currency, day, rfc: client.rfc, text }
    const of = { kind: 'charge' as const, id, name: reference ?? '', client: client.name, day, amount, currency }
    return { ...of, ...scoreLink(comparedOf(cfdi), other) }
  })
}

async function payments(viewer: MatterViewer, cfdi: Cfdi): Promise<LinkProposal[]> {
  const installments = await cfdi.related('installments').query().orderBy('cfdi_installments.id')
  const [first] = installments
  if (!first) return []
  const clientId = await clientOf(cfdi)
  const paid = installments.reduce((sum, each) => sum + Number(each.paid), 0)
  const taken = Cfdi.in({ id: cfdi.workspaceId }).whereNotNull('cfdis.payment_id').whereNull('cfdis.canceled_on')
  const rows = await Payment.seenBy(viewer)
    .where('payments.state', 'accepted')
    .where('payments.currency', first.currency)
    .where((near) => {
      void near.where('payments.amount', paid)
      if (clientId !== null) void near.orWhere('payments.client_id', clientId)
    })
    .whereNotIn('payments.id', taken.select('cfdis.payment_id'))
    .preload('client', (client) => void client.select('id', 'name', 'rfc'))
    .orderBy('payments.id', 'desc')
    .limit(MOST_COMPARED)
  const compared = { ...comparedOf(cfdi, paid, first.currency), day: first.paidOn }
  return rows.map((payment) => {
    const { id, number, client, paidOn: day, currency, reference, notes } = payment
    const amount = Number(payment.amount)
    const text = [reference, notes].filter(Boolean).join(' ')
    const of = { kind: 'payment' as const, id, name: String(number), client: client.name, day, amount, currency }
    return { ...of, ...scoreLink(compared, { amount, currency, day, rfc: client.rfc, text }) }
  })
}

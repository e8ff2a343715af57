import type { PaidDocument, Payment } from '#app/cfdi/domain/cfdi_record'
import { NAMESPACES } from './namespaces.js'
import { all, complements, said } from './nodes.js'
import { tidyUuid } from './read_stamp.js'
import type { XmlNode } from './read_xml.js'

const SPACES: string[] = [NAMESPACES.payments20, NAMESPACES.payments10]

/** The payments of a complement Pagos 2.0, or 1.0. */
export function readPayments(root: XmlNode): Payment[] {
  const nodes = complements(root).filter(({ name, namespace }) => name === 'Pagos' && SPACES.includes(namespace))
  return nodes.flatMap((node) => all(node, 'Pago')).map(paymentOf)
}

const paymentOf = (node: XmlNode): Payment => ({
  paidAt: said(node, 'FechaPago'),
  form: said(node, 'FormaDePagoP'),
  currency: said(node, 'MonedaP'),
  exchangeRate: said(node, 'TipoCambioP'),
  amount: said(node, 'Monto'),
  operation: said(node, 'NumOperacion'),
  documents: all(node, 'DoctoRelacionado').map(documentOf),
})

const documentOf = (node: XmlNode): PaidDocument => ({
  uuid: tidyUuid(said(node, 'IdDocumento')),
  series: said(node, 'Serie'),
  folio: said(node, 'Folio'),
  currency: said(node, 'MonedaDR'),
  rate: said(node, 'EquivalenciaDR', 'TipoCambioDR'),
  installment: said(node, 'NumParcialidad'),
  before: said(node, 'ImpSaldoAnt'),
  paid: said(node, 'ImpPagado'),
  after: said(node, 'ImpSaldoInsoluto'),
})

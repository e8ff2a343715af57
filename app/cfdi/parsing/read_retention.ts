import type { CfdiRecord, Party } from '#app/cfdi/domain/cfdi_record'
import { mustHold } from './fault.js'
import { all, first, said } from './nodes.js'
import { readStamp, tidyUuid } from './read_stamp.js'
import type { XmlNode } from './read_xml.js'

const NONE = {
  ...{ place: '', conditions: '', exchangeRate: '', form: '', method: '', exportKey: '', series: '', discount: '' },
  ...{ totalTransferred: '', localTransferred: '', localWithheld: '' },
}

/** A certificate of withholdings and information of payments, 2.0 or 1.0. Its total is what the operation was worth less what was withheld. */
export function readRetention(root: XmlNode, standard: '2.0' | '1.0'): CfdiRecord {
  const totals = first(root, 'Totales')
  const related = first(root, 'CfdiRetenRelacionados')
  const withheld = said(totals, 'MontoTotRet', 'montoTotRet')
  const operation = said(totals, 'MontoTotOperacion', 'montoTotOperacion')
  return {
    ...NONE,
    type: 'R',
    standard,
    folio: said(root, 'FolioInt'),
    issuedAt: said(root, 'FechaExp').slice(0, 19),
    place: said(root, 'LugarExpRetenc'),
    currency: 'MXN',
    issuer: issuerOf(first(root, 'Emisor')),
    receiver: receiverOf(first(root, 'Receptor')),
    concepts: [],
    taxes: [],
    totalWithheld: withheld,
    subtotal: operation,
    total: operation,
    relations: related
      ? [{ kind: said(related, 'TipoRelacion'), uuids: [tidyUuid(said(related, 'UUID'))].filter(Boolean) }]
      : [],
    payments: [],
    retention: retentionOf(root, { operation, withheld }),
    stamp: readStamp(root),
    seal: said(root, 'Sello'),
    certificate: said(root, 'NoCertificado', 'NumCert'),
  }
}

function retentionOf(root: XmlNode, { operation, withheld }: { operation: string; withheld: string }) {
  const totals = first(root, 'Totales')
  const period = first(root, 'Periodo')
  const receiver = first(root, 'Receptor')
  return {
    key: said(root, 'CveRetenc'),
    description: said(root, 'DescRetenc'),
    firstMonth: said(period, 'MesIni'),
    lastMonth: said(period, 'MesFin'),
    year: said(period, 'Ejercicio', 'Ejerc'),
    operation,
    taxed: said(totals, 'MontoTotGrav', 'montoTotGrav'),
    exempt: said(totals, 'MontoTotExent', 'montoTotExent'),
    withheld,
    isAbroad: first(receiver, 'Nacional') === undefined,
    foreignId: said(first(receiver, 'Extranjero'), 'NumRegIdTribR', 'NumRegIdTrib'),
    lines: all(totals, 'ImpRetenidos').map((line) => ({
      base: said(line, 'BaseRet'),
      tax: said(line, 'ImpuestoRet', 'Impuesto'),
      amount: said(line, 'MontoRet', 'montoRet'),
      kind: said(line, 'TipoPagoRet'),
    })),
  }
}

function issuerOf(node: XmlNode | undefined): Party {
  mustHold(node !== undefined, 'missing_issuer')
  return {
    rfc: said(node, 'RfcE', 'RFCEmisor').toUpperCase(),
    name: said(node, 'NomDenRazSocE'),
    regime: said(node, 'RegimenFiscalE'),
    ...{ zip: '', use: '', residence: '' },
  }
}

/** One who lives abroad has no RFC: the generic one stands for them (RMF 2.7.1.23). */
function receiverOf(node: XmlNode | undefined): Party {
  mustHold(node !== undefined, 'missing_receiver')
  const national = first(node, 'Nacional')
  const foreign = first(node, 'Extranjero')
  mustHold(national !== undefined || foreign !== undefined, 'missing_receiver')
  return {
    rfc: national ? said(national, 'RfcR', 'RFCRecep').toUpperCase() : 'XEXX010101000',
    name: said(national ?? foreign, 'NomDenRazSocR'),
    regime: '',
    zip: said(national, 'DomicilioFiscalR'),
    use: '',
    residence: '',
  }
}

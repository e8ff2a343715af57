import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { mustHold } from './fault.js'
import { NAMESPACES, VERSIONS } from './namespaces.js'
import { said } from './nodes.js'
import { readBytes } from './read_bytes.js'
import { readInvoice } from './read_invoice.js'
import { readRetention } from './read_retention.js'
import { readXml, type XmlNode } from './read_xml.js'

/**
 * What an XML of the SAT says: CFDI 4.0 and 3.3 with their complements of payments, certificates of withholdings 2.0 and 1.0. Nothing is fetched, no entity is resolved, nothing is computed
 * yet. Throws CfdiFault for everything else.
 */
export function readCfdi(bytes: Buffer): CfdiRecord {
  const root = readXml(readBytes(bytes))
  const standard = standardOf(root)
  const isRetention = root.name === 'Retenciones'
  return isRetention ? readRetention(root, standard as '2.0') : readInvoice(root, standard as '4.0')
}

/** What the SAT answers to a cancellation, which is no CFDI. */
const RECEIPTS = ['Acuse', 'AcuseCancelacion', 'CancelaCFDResult']

const ROOTS: Record<string, string> = {
  [NAMESPACES.cfdi40]: 'Comprobante',
  [NAMESPACES.cfdi33]: 'Comprobante',
  [NAMESPACES.retention20]: 'Retenciones',
  [NAMESPACES.retention10]: 'Retenciones',
}

/** The version that namespace, root and attribute agree on. */
function standardOf(root: XmlNode): CfdiRecord['standard'] {
  const name = root.name.slice(0, 60)
  mustHold(!RECEIPTS.includes(name), 'receipt')
  mustHold(name === 'Comprobante' || name === 'Retenciones', 'other_root', { name })
  const version = said(root, 'Version', 'version').slice(0, 20)
  mustHold(ROOTS[root.namespace] === name, 'other_namespace', { namespace: root.namespace.slice(0, 100) || '—' })
  mustHold(version === VERSIONS[root.namespace], 'other_version', { version: version || '—' })
  return version as CfdiRecord['standard']
}

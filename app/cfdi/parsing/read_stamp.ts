import type { Stamp } from '#app/cfdi/domain/cfdi_record'
import { mustHold } from './fault.js'
import { NAMESPACES } from './namespaces.js'
import { complements, said } from './nodes.js'
import type { XmlNode } from './read_xml.js'

/** The form of a UUID (RFC 4122), in capitals or small letters. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text has the form of a UUID. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** How UUID are kept and compared: in capitals, as the SAT writes them. */
export const tidyUuid = (text: string): string => text.trim().toUpperCase()

/** The one stamp of the SAT. Throws CfdiFault without one, with two, or for one that is none. */
export function readStamp(root: XmlNode): Stamp {
  const stamps = complements(root).filter(
    ({ name, namespace }) => name === 'TimbreFiscalDigital' && namespace === NAMESPACES.stamp
  )
  mustHold(stamps.length > 0, 'missing_stamp')
  mustHold(stamps.length === 1, 'two_stamps')
  const stamp = stamps[0]!
  const version = said(stamp, 'Version', 'version')
  mustHold(version === '1.1' || version === '1.0', 'stamp_version', { version: version.slice(0, 20) || '—' })
  const uuid = said(stamp, 'UUID')
  mustHold(isUuid(uuid), 'bad_uuid', { uuid: uuid.slice(0, 60) || '—' })
  return {
    version,
    uuid: tidyUuid(uuid),
    stampedAt: said(stamp, 'FechaTimbrado'),
    provider: said(stamp, 'RfcProvCertif'),
    certificate: said(stamp, 'NoCertificadoSAT', 'noCertificadoSAT'),
    legend: said(stamp, 'Leyenda'),
    seal: said(stamp, 'SelloCFD', 'selloCFD'),
    satSeal: said(stamp, 'SelloSAT', 'selloSAT'),
  }
}

import type { CfdiRecord } from './cfdi_record.js'

const ADDRESS = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx'

/** How a total stands in the address: up to eighteen digits and six decimals, without blanks (Anexo 20, código de barras bidimensional). */
const totalOf = (total: string) => {
  const [whole = '0', fraction = ''] = total.split('.')
  const decimals = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '')}${decimals ? `.${decimals}` : ''}`
}

/** The address at which the SAT says whether a CFDI is in force, as its QR has it (Anexo 20, III). Nobody opens it but who reads it. */
export function verificationAddress({ stamp, issuer, receiver, total, seal }: CfdiRecord): string {
  const asked = { id: stamp.uuid, re: issuer.rfc, rr: receiver.rfc, tt: totalOf(total), fe: seal.slice(-8) }
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${ADDRESS}?${query.join('&')}`
}

/** The text that the SAT sealed (cadena original del complemento de certificación digital, TFD 1.1). */
export function stampChain({ stamp }: CfdiRecord): string {
  const { version, uuid, stampedAt, provider, legend, seal, certificate } = stamp
  const parts = [version, uuid, stampedAt, provider, ...(legend ? [legend] : []), seal, certificate]
  return `||${parts.join('|')}||`
}

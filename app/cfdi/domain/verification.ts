import type { CfdiRecord } from './cfdi_record.js'

const INVOICES = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx'
const RETENTIONS = 'https://prodretencionverificacion.clouda.sat.gob.mx/'

/** Digits of a tax number of another country in the address. */
const FOREIGN_LENGTH = 20

/** How a total stands in the address: up to eighteen digits and six decimals, without blanks (Anexo 20, código de barras bidimensional). */
const totalOf = (total: string) => {
  const [whole = '0', fraction = ''] = total.split('.')
  const decimals = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '')}${decimals ? `.${decimals}` : ''}`
}

/** For whom it is: by their RFC, or by the tax number of their country when a certificate of withholdings has no RFC of theirs. */
function receiverOf({ receiver, retention }: CfdiRecord): { rr: string } | { nr: string } {
  if (!retention?.isAbroad) return { rr: receiver.rfc }
  return { nr: retention.foreignId.slice(-FOREIGN_LENGTH).padStart(FOREIGN_LENGTH, '0') }
}

/**
 * The address at which the SAT says whether a CFDI is in force, as its QR has it (Anexo 20, III). Certificates of withholdings have one of their own (estándar de retenciones 2.0; those of 1.0 named
 * none, and are answered there too). Nobody opens it but who reads it.
 */
export function verificationAddress(record: CfdiRecord): string {
  const { type, stamp, issuer, total, seal } = record
  const asked = {
    ...{ id: stamp.uuid, re: issuer.rfc },
    ...receiverOf(record),
    ...{ tt: totalOf(total), fe: seal.slice(-8) },
  }
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${type === 'R' ? RETENTIONS : INVOICES}?${query.join('&')}`
}

/** The text that the SAT sealed (cadena original del complemento de certificación digital, TFD 1.1). */
export function stampChain({ stamp }: CfdiRecord): string {
  const { version, uuid, stampedAt, provider, legend, seal, certificate } = stamp
  const parts = [version, uuid, stampedAt, provider, ...(legend ? [legend] : []), seal, certificate]
  return `||${parts.join('|')}||`
}

/** What an invoice of the demo says; money in centavos, an amount before and after 16 % of IVA. */
export interface DemoCfdi {
  uuid: string
  folio: string
  /** ISO date. */
  day: string
  /** PUE with the form it was paid in, or PPD with 99. */
  method: 'PUE' | 'PPD'
  form: string
  issuer: { rfc: string; name: string; regime: string; zip: string }
  receiver: { rfc: string; name: string; regime: string; zip: string }
  concept: string
  subtotal: number
  tax: number
}

/** Signed by nobody. */
const SEAL = 'RklDVElDSU8g'.repeat(28)
const CERTIFICATE = '00000000000000000000'

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const written = (centavos: number) => (centavos / 100).toFixed(2)

/** The XML of a fictitious invoice, CFDI 4.0, with one concept. */
export function cfdiOf({ uuid, folio, day, method, form, issuer, receiver, concept, ...money }: DemoCfdi): Buffer {
  const [subtotal, tax, total] = [money.subtotal, money.tax, money.subtotal + money.tax].map(written)
  const line = `Base="${subtotal}" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="${tax}"`
  const moved = `<cfdi:Traslados><cfdi:Traslado ${line}/></cfdi:Traslados>`
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Serie="A" Folio="${folio}" Fecha="${day}T12:00:00" Sello="${SEAL}" FormaPago="${form}" NoCertificado="${CERTIFICATE}" Certificado="${SEAL}" SubTotal="${subtotal}" Moneda="MXN" Total="${total}" TipoDeComprobante="I" Exportacion="01" MetodoPago="${method}" LugarExpedicion="${issuer.zip}">
<cfdi:Emisor Rfc="${issuer.rfc}" Nombre="${escaped(issuer.name)}" RegimenFiscal="${issuer.regime}"/>
<cfdi:Receptor Rfc="${receiver.rfc}" Nombre="${escaped(receiver.name)}" DomicilioFiscalReceptor="${receiver.zip}" RegimenFiscalReceptor="${receiver.regime}" UsoCFDI="G03"/>
<cfdi:Conceptos><cfdi:Concepto ClaveProdServ="80121500" Cantidad="1" ClaveUnidad="E48" Unidad="Servicio" Descripcion="${escaped(concept)}" ValorUnitario="${subtotal}" Importe="${subtotal}" ObjetoImp="02"><cfdi:Impuestos>${moved}</cfdi:Impuestos></cfdi:Concepto></cfdi:Conceptos>
<cfdi:Impuestos TotalImpuestosTrasladados="${tax}">${moved}</cfdi:Impuestos>
<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid}" FechaTimbrado="${day}T12:01:30" RfcProvCertif="SPR190613I52" SelloCFD="${SEAL}" NoCertificadoSAT="${CERTIFICATE}" SelloSAT="${SEAL}"/></cfdi:Complemento>
</cfdi:Comprobante>
`)
}

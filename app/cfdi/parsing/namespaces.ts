/** Namespaces of the SAT (Anexo 20 and the standards of its complements). */
export const NAMESPACES = {
  cfdi40: 'http://www.sat.gob.mx/cfd/4',
  cfdi33: 'http://www.sat.gob.mx/cfd/3',
  retention20: 'http://www.sat.gob.mx/esquemas/retencionpago/2',
  retention10: 'http://www.sat.gob.mx/esquemas/retencionpago/1',
  stamp: 'http://www.sat.gob.mx/TimbreFiscalDigital',
  payments20: 'http://www.sat.gob.mx/Pagos20',
  payments10: 'http://www.sat.gob.mx/Pagos',
  localTaxes: 'http://www.sat.gob.mx/implocal',
} as const

/** The version that the root of each namespace has to say. */
export const VERSIONS: Record<string, string> = {
  [NAMESPACES.cfdi40]: '4.0',
  [NAMESPACES.cfdi33]: '3.3',
  [NAMESPACES.retention20]: '2.0',
  [NAMESPACES.retention10]: '1.0',
}

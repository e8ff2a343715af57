/**
 * The catalogues of the SAT that a CFDI names by key (Anexo 20, catCFDI). Names are `cfdi.sat.<catalogue>.<key>` in the catalogues of messages. Read from the annex as published for
 * CFDI 4.0; **por verificar** against the file of the SAT at each release.
 */
export const SAT_CATALOGUES = {
  source: 'Anexo 20 de la RMF, catCFDI_V_4',
  asOf: '2026-01-01',
  isVerified: false,
  /** c_UsoCFDI. P01 is of CFDI 3.3 alone. */
  use: [
    ...['G01', 'G02', 'G03', 'I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08'],
    ...['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10', 'S01', 'CP01', 'CN01', 'P01'],
  ],
  /** c_FormaPago. */
  form: [
    ...['01', '02', '03', '04', '05', '06', '08', '12', '13', '14', '15', '17', '23', '24', '25', '26', '27'],
    ...['28', '29', '30', '31', '99'],
  ],
  /** c_MetodoPago. */
  method: ['PUE', 'PPD'],
  /** c_TipoDeComprobante, and R for certificates of withholdings, which the catalogue does not have. */
  type: ['I', 'E', 'P', 'N', 'T', 'R'],
  /** c_Impuesto. */
  tax: ['001', '002', '003'],
  /** c_ObjetoImp. */
  object: ['01', '02', '03', '04', '05', '06', '07', '08'],
  /** c_TipoRelacion. */
  relation: ['01', '02', '03', '04', '05', '06', '07', '08', '09'],
  /** c_Exportacion. */
  export: ['01', '02', '03', '04'],
  /** Motivos de cancelación (RMF 2.7.1.34 and 2.7.1.35). */
  cancellation: ['01', '02', '03', '04'],
} as const

export type CancellationReason = (typeof SAT_CATALOGUES.cancellation)[number]

/** Whether a catalogue has a key. */
export const hasKey = (catalogue: readonly string[], key: string): boolean => catalogue.includes(key)

/** What CFDI without a currency of their own, such as payments, have as theirs (c_Moneda, ISO 4217). */
export const NO_CURRENCY = 'XXX'

/** Currencies in which invoices are kept (c_Moneda), each with its decimals. The last one stands for none. */
export const CURRENCY_DECIMALS: Record<string, number> = {
  ...{ MXN: 2, USD: 2, EUR: 2, CAD: 2, GBP: 2, CHF: 2, BRL: 2, ARS: 2, COP: 2, PEN: 2, GTQ: 2, CNY: 2, AUD: 2, NZD: 2 },
  ...{ SEK: 2, NOK: 2, DKK: 2, INR: 2, HKD: 2, SGD: 2, UYU: 2, CRC: 2, DOP: 2, HNL: 2, NIO: 2, BOB: 2, PAB: 2 },
  ...{ JPY: 0, KRW: 0, CLP: 0, PYG: 0, MXV: 2, [NO_CURRENCY]: 0 },
}

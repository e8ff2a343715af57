/** Attributes of an element; undefined leaves one out. */
export type Attributes = Record<string, string | undefined>

/** UUID of an invoice of these tests, told apart by a number. */
export const uuidOf = (number: number) => `5F3B6A10-0000-4000-8000-${String(number).padStart(12, '0')}`

/** RFC of the test people of the SAT: a person with fees, and two companies. */
export const RFC = { person: 'CACX7605101P8', firm: 'EKU9003173C9', client: 'IIA040805DZ4' }

const SEAL = `${'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVowMTIzNDU2Nzg5'.repeat(6)}x9Yz+A==`

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value!.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`)
    .join('')

/** An element with what is in it. */
export const element = (name: string, attributes: Attributes = {}, inner = '') =>
  inner ? `<${name}${written(attributes)}>${inner}</${name}>` : `<${name}${written(attributes)}/>`

/** A tax of a line or of the whole. */
export interface TaxOfTest {
  kind: 'Traslado' | 'Retencion'
  base: string
  tax: string
  rate: string
  amount: string
  factor?: string
}

export interface ConceptOfTest {
  attributes?: Attributes
  taxes?: TaxOfTest[]
}

/** What differs from an invoice of $10,000.00 and IVA, issued by the firm to its client. */
export interface CfdiOfTest {
  root?: Attributes
  issuer?: Attributes
  receiver?: Attributes
  concepts?: ConceptOfTest[]
  /** Attributes and lines of the node Impuestos; null for none. */
  taxes?: { attributes: Attributes; lines: TaxOfTest[] } | null
  relations?: { kind: string; uuids: string[] }[]
  stamp?: Attributes
  stamps?: number
  complement?: string
  uuid?: string
  standard?: '4.0' | '3.3'
  prefix?: string
  addenda?: string
}

const IVA: TaxOfTest = { kind: 'Traslado', base: '10000.00', tax: '002', rate: '0.160000', amount: '1600.00' }

const groups = (prefix: string, lines: TaxOfTest[], isWhole: boolean) => {
  const of = (kind: TaxOfTest['kind']) =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ base, tax, rate, amount, factor = 'Tasa' }) =>
        element(`${prefix}:${kind}`, {
          ...(isWhole && kind === 'Retencion'
            ? { Impuesto: tax }
            : { Base: base, Impuesto: tax, TipoFactor: factor, ...(factor !== 'Exento' && { TasaOCuota: rate }) }),
          ...(factor !== 'Exento' && { Importe: amount }),
        })
      )
      .join('')
  const moved = of('Traslado')
  const held = of('Retencion')
  const [first, second] = [
    moved && element(`${prefix}:Traslados`, {}, moved),
    held && element(`${prefix}:Retenciones`, {}, held),
  ]
  return isWhole ? `${second}${first}` : `${first}${second}`
}

/** The stamp of the SAT. */
export const stampXml = (uuid: string, attributes: Attributes = {}) =>
  element('tfd:TimbreFiscalDigital', {
    'xmlns:tfd': 'http://www.sat.gob.mx/TimbreFiscalDigital',
    ...{ Version: '1.1', UUID: uuid, FechaTimbrado: '2026-03-10T12:01:30', RfcProvCertif: 'SPR190613I52' },
    ...{ SelloCFD: SEAL, NoCertificadoSAT: '30001000000500003456', SelloSAT: SEAL },
    ...attributes,
  })

/** The XML of a CFDI. */
export function cfdiXml(made: CfdiOfTest = {}): string {
  const { standard = '4.0', prefix: p = 'cfdi', uuid = uuidOf(1), stamps = 1 } = made
  const isNew = standard === '4.0'
  const concepts = made.concepts ?? [{}]
  const taxes =
    made.taxes === undefined ? { attributes: { TotalImpuestosTrasladados: '1600.00' }, lines: [IVA] } : made.taxes
  const body = [
    ...(made.relations ?? []).map(({ kind, uuids }) =>
      element(
        `${p}:CfdiRelacionados`,
        { TipoRelacion: kind },
        uuids.map((one) => element(`${p}:CfdiRelacionado`, { UUID: one })).join('')
      )
    ),
    element(`${p}:Emisor`, { Rfc: RFC.firm, Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601', ...made.issuer }),
    element(`${p}:Receptor`, {
      ...{ Rfc: RFC.client, Nombre: 'INDISTRIA ILUMINADORA DE ALMACENES', UsoCFDI: 'G03' },
      ...(isNew && { DomicilioFiscalReceptor: '62661', RegimenFiscalReceptor: '601' }),
      ...made.receiver,
    }),
    element(`${p}:Conceptos`, {}, concepts.map((concept) => conceptXml(p, isNew, concept)).join('')),
    taxes ? element(`${p}:Impuestos`, taxes.attributes, groups(p, taxes.lines, true)) : '',
    element(`${p}:Complemento`, {}, (made.complement ?? '') + stampXml(uuid, made.stamp).repeat(stamps)),
    made.addenda ? element(`${p}:Addenda`, {}, made.addenda) : '',
  ].join('')
  const root = {
    [`xmlns:${p}`]: `http://www.sat.gob.mx/cfd/${isNew ? '4' : '3'}`,
    ...{ Version: standard, Serie: 'A', Folio: '128', Fecha: '2026-03-10T12:00:00', Sello: SEAL },
    ...{ FormaPago: '03', NoCertificado: '30001000000500003416', Certificado: 'MIIF', SubTotal: '10000.00' },
    ...{ Moneda: 'MXN', Total: '11600.00', TipoDeComprobante: 'I', MetodoPago: 'PUE', LugarExpedicion: '06600' },
    ...(isNew && { Exportacion: '01' }),
    ...made.root,
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(`${p}:Comprobante`, root, body)}`
}

function conceptXml(p: string, isNew: boolean, { attributes = {}, taxes = [IVA] }: ConceptOfTest): string {
  const own = {
    ...{ ClaveProdServ: '80121500', Cantidad: '1', ClaveUnidad: 'E48', Unidad: 'Servicio' },
    ...{ Descripcion: 'Honorarios por servicios legales', ValorUnitario: '10000.00', Importe: '10000.00' },
    ...(isNew && { ObjetoImp: '02' }),
    ...attributes,
  }
  return element(`${p}:Concepto`, own, taxes.length ? element(`${p}:Impuestos`, {}, groups(p, taxes, false)) : '')
}

/** The fee of the vectors: $10,000.00 of a person to a company; `isr` is the rate of income tax withheld. */
export function feeXml(made: CfdiOfTest & { isr?: { rate: string; amount: string; total: string } } = {}): string {
  const isr = made.isr ?? { rate: '0.100000', amount: '1000.00', total: '9533.33' }
  const held: TaxOfTest[] = [
    { kind: 'Retencion', base: '10000.00', tax: '001', rate: isr.rate, amount: isr.amount },
    { kind: 'Retencion', base: '10000.00', tax: '002', rate: '0.106667', amount: '1066.67' },
  ]
  const withheld = (Number(isr.amount) + 1066.67).toFixed(2)
  return cfdiXml({
    concepts: [{ taxes: [IVA, ...held] }],
    taxes: {
      attributes: { TotalImpuestosRetenidos: withheld, TotalImpuestosTrasladados: '1600.00' },
      lines: [IVA, ...held],
    },
    ...made,
    issuer: { Rfc: RFC.person, Nombre: 'XOCHILT CASAS CHAVEZ', RegimenFiscal: '612', ...made.issuer },
    root: { Total: isr.total, ...made.root },
  })
}

/** A document that a complement pays. */
export interface PaidOfTest {
  uuid: string
  installment?: string
  before?: string
  paid?: string
  after?: string
  currency?: string
  rate?: string
}

/** A complement of payments (Pagos 2.0) of $11,600.00 unless said otherwise. */
export function paymentXml(
  made: Omit<CfdiOfTest, 'taxes' | 'concepts'> & {
    documents?: PaidOfTest[]
    payment?: Attributes
    payments?: string
  } = {}
): string {
  const documents = (made.documents ?? [{ uuid: uuidOf(1) }]).map(
    ({
      uuid,
      installment = '1',
      before = '11600.00',
      paid = '11600.00',
      after = '0.00',
      currency = 'MXN',
      rate = '1',
    }) =>
      element('pago20:DoctoRelacionado', {
        ...{ IdDocumento: uuid, Serie: 'A', Folio: '128', MonedaDR: currency, EquivalenciaDR: rate },
        ...{ NumParcialidad: installment, ImpSaldoAnt: before, ImpPagado: paid, ImpSaldoInsoluto: after },
        ObjetoImpDR: '01',
      })
  )
  const payment = element(
    'pago20:Pago',
    {
      ...{ FechaPago: '2026-04-15T12:00:00', FormaDePagoP: '03', MonedaP: 'MXN', TipoCambioP: '1', Monto: '11600.00' },
      ...made.payment,
    },
    documents.join('')
  )
  const complement = element(
    'pago20:Pagos',
    { 'xmlns:pago20': 'http://www.sat.gob.mx/Pagos20', 'Version': '2.0' },
    element('pago20:Totales', { MontoTotalPagos: '11600.00' }) + (made.payments ?? payment)
  )
  return cfdiXml({
    uuid: uuidOf(900),
    complement,
    ...made,
    concepts: [
      {
        attributes: {
          ...{ ClaveProdServ: '84111506', ClaveUnidad: 'ACT', Unidad: undefined, Descripcion: 'Pago' },
          ...{ ValorUnitario: '0', Importe: '0', ObjetoImp: '01' },
        },
        taxes: [],
      },
    ],
    taxes: null,
    receiver: { UsoCFDI: 'CP01', ...made.receiver },
    root: {
      ...{ TipoDeComprobante: 'P', Moneda: 'XXX', SubTotal: '0', Total: '0', FormaPago: undefined },
      ...{ MetodoPago: undefined, Folio: '7', Serie: 'P', Fecha: '2026-04-16T09:00:00' },
      ...made.root,
    },
    stamp: { FechaTimbrado: '2026-04-16T09:01:00', ...made.stamp },
  })
}

/** A certificate of withholdings 2.0: $1,000.00 of income tax of $10,000.00. */
export function retentionXml(
  made: { root?: Attributes; totals?: Attributes; uuid?: string; lines?: string } = {}
): string {
  const body = [
    element('r:Emisor', { RfcE: RFC.firm, NomDenRazSocE: 'ESCUELA KEMPER URGATE', RegimenFiscalE: '601' }),
    element(
      'r:Receptor',
      { NacionalidadR: 'Nacional' },
      element('r:Nacional', { RfcR: RFC.person, NomDenRazSocR: 'XOCHILT CASAS CHAVEZ', DomicilioFiscalR: '36257' })
    ),
    element('r:Periodo', { MesIni: '01', MesFin: '03', Ejercicio: '2026' }),
    element(
      'r:Totales',
      {
        ...{ MontoTotOperacion: '10000.00', MontoTotGrav: '10000.00', MontoTotExent: '0.00', MontoTotRet: '1000.00' },
        ...made.totals,
      },
      made.lines ??
        element('r:ImpRetenidos', { BaseRet: '10000.00', ImpuestoRet: '001', MontoRet: '1000.00', TipoPagoRet: '01' })
    ),
    element('r:Complemento', {}, stampXml(made.uuid ?? uuidOf(700))),
  ].join('')
  const root = {
    'xmlns:r': 'http://www.sat.gob.mx/esquemas/retencionpago/2',
    ...{ Version: '2.0', FolioInt: '15', Sello: SEAL, FechaExp: '2026-03-10T12:00:00', LugarExpRetenc: '06600' },
    ...{ CveRetenc: '01', NoCertificado: '30001000000500003416', Certificado: 'MIIF' },
    ...made.root,
  }
  return `<?xml version="1.0" encoding="UTF-8"?>${element('r:Retenciones', root, body)}`
}

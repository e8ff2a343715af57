import type { AgreementLink } from './records.js'

const CASES = 'https://www.dgej.cjf.gob.mx/siseinternet/reportes/vercaptura.aspx'
const SUMMARIES = 'https://www.dgej.cjf.gob.mx/siseinternet/Actuaria/VerAcuerdo.aspx'
const DIRECTORY = 'https://www.dgej.cjf.gob.mx/internet/expedientes/circuitos.asp'

/** What the site knows a case by, besides its NEUN. */
export interface CaseName {
  organ: string
  /** Kind of case, by number. */
  type: string
  /** `1183/2025` */
  number: string
  /** `0` for all kinds of case that have no procedures. */
  procedure: string
}

/** The page of a case. */
export function caseAddress({ organ, type, number, procedure }: CaseName): string {
  const query = { tipoasunto: type, organismo: organ, expediente: number, tipoprocedimiento: procedure }
  return `${CASES}?${new URLSearchParams(query)}`
}

/** What a page's address asks for; null when it is none of a case. */
export function caseAt(address: string): CaseName | null {
  const url = URL.parse(address)
  if (!url?.pathname.toLowerCase().endsWith('/vercaptura.aspx')) return null
  const [organ, type, number] = ['organismo', 'tipoasunto', 'expediente'].map((name) => url.searchParams.get(name))
  return organ && type && number
    ? { organ, type, number, procedure: url.searchParams.get('tipoprocedimiento') ?? '0' }
    : null
}

/** The whole summary of an acuerdo. */
export function summaryAddress(link: AgreementLink): string {
  const query = {
    listaAcOrd: link.order,
    listaCatOrg: link.organ,
    listaNeun: link.neun,
    listaAsuId: link.matter,
    listaExped: link.number,
    listaFAuto: link.decided,
    listaFPublicacion: link.published,
  }
  return `${SUMMARIES}?${new URLSearchParams(query)}`
}

/** The courts of a circuit, by its code there. */
export function directoryAddress(portalCode: number): string {
  return `${DIRECTORY}?Cir=${portalCode}&Exp=1`
}

/** Whether an address that a page names is on a server of the judiciary. Only those are asked. */
export function isOfTheJudiciary(address: string): boolean {
  const url = URL.parse(address)
  return !!url && /^https?:$/.test(url.protocol) && /(?:^|\.)(?:cjf|oaj)\.gob\.mx$/i.test(url.hostname)
}

/** A settlement (colonia, pueblo, ejido …) as the catalogue of SEPOMEX lists it. */
export interface Settlement {
  /** State, municipality and settlement within it: what stays the same between editions. */
  code: string
  zip: string
  colonia: string
  settlement_type: string
  municipality: string
  state: string
  city: string | null
}

const NEEDED = [
  'd_codigo',
  'd_asenta',
  'd_tipo_asenta',
  'D_mnpio',
  'd_estado',
  'd_ciudad',
  'c_estado',
  'c_mnpio',
  'id_asenta_cpcons',
] as const
type Column = (typeof NEEDED)[number]

/** Where each column stands in the lines that follow. */
export type Layout = Record<Column, number>

/** Reads the line that names the columns of `CPdescarga.txt`; null for any other line. */
export function layoutOf(line: string): Layout | null {
  const names = line.trim().split('|')
  const places = NEEDED.map((name) => [name, names.indexOf(name)] as const)
  return places.every(([, place]) => place >= 0) ? (Object.fromEntries(places) as Layout) : null
}

/** What columns of the table hold. */
const MAX_LENGTHS = { colonia: 120, settlement_type: 60, municipality: 120, state: 60, city: 120 } as const

/** Reads a line; null when it is no settlement. */
export function settlementOf(line: string, layout: Layout): Settlement | null {
  const fields = line.split('|')
  const of = (name: Column) => (fields[layout[name]] ?? '').trim().normalize('NFC')
  const settlement = {
    code: [of('c_estado').padStart(2, '0'), of('c_mnpio').padStart(3, '0'), of('id_asenta_cpcons')].join('-'),
    zip: of('d_codigo').padStart(5, '0'),
    colonia: of('d_asenta'),
    settlement_type: of('d_tipo_asenta'),
    municipality: of('D_mnpio'),
    state: of('d_estado'),
    city: of('d_ciudad') || null,
  }
  const isWhole = /^\d{5}$/.test(settlement.zip) && /^\d{2}-\d{3}-\d{1,5}$/.test(settlement.code)
  const names = Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][]
  const fits = names.every(([name, most]) => (settlement[name] ?? '').length <= most)
  return isWhole && fits && settlement.colonia && settlement.municipality ? settlement : null
}

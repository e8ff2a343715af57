/** A state of Mexico and the first two digits of its postal codes, from and to (SEPOMEX, catálogo nacional de códigos postales). */
export interface State {
  name: string
  zips: readonly [from: number, to: number]
}

const of = (name: string, from: number, to = from): State => ({ name, zips: [from, to] })

/** The 32 states, as SEPOMEX writes them, in the order in which a list shows them. */
export const STATES: readonly State[] = [
  of('Aguascalientes', 20),
  of('Baja California', 21, 22),
  of('Baja California Sur', 23),
  of('Campeche', 24),
  of('Chiapas', 29, 30),
  of('Chihuahua', 31, 33),
  of('Ciudad de México', 1, 16),
  of('Coahuila de Zaragoza', 25, 27),
  of('Colima', 28),
  of('Durango', 34, 35),
  of('Guanajuato', 36, 38),
  of('Guerrero', 39, 41),
  of('Hidalgo', 42, 43),
  of('Jalisco', 44, 49),
  of('México', 50, 57),
  of('Michoacán de Ocampo', 58, 61),
  of('Morelos', 62),
  of('Nayarit', 63),
  of('Nuevo León', 64, 67),
  of('Oaxaca', 68, 71),
  of('Puebla', 72, 75),
  of('Querétaro', 76),
  of('Quintana Roo', 77),
  of('San Luis Potosí', 78, 79),
  of('Sinaloa', 80, 82),
  of('Sonora', 83, 85),
  of('Tabasco', 86),
  of('Tamaulipas', 87, 89),
  of('Tlaxcala', 90),
  of('Veracruz de Ignacio de la Llave', 91, 96),
  of('Yucatán', 97),
  of('Zacatecas', 98, 99),
]

export const STATE_NAMES = STATES.map(({ name }) => name)

/** The state of a postal code of five digits, or null when no state has its first two. */
export function stateOfZip(zip: string): string | null {
  if (!/^\d{5}$/.test(zip)) return null
  const prefix = Number(zip.slice(0, 2))
  return STATES.find(({ zips: [from, to] }) => prefix >= from && prefix <= to)?.name ?? null
}

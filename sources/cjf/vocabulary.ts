import { unaccented } from '#sources/text/spanish'

/** A circuit of the federal judiciary: its number is its place in the list, from 1. */
export interface Circuit {
  number: number
  name: string
  state: string
  /** What the directory of courts calls it (`Cir`); differs from the number from the eleventh on. */
  portalCode: number
}

const STATES =
  'Ciudad de México,Estado de México,Jalisco,Nuevo León,Sonora,Puebla,Veracruz,Coahuila,San Luis Potosí,Tabasco,Michoacán,Sinaloa,Oaxaca,Yucatán,Baja California,Guanajuato,Chihuahua,Morelos,Tamaulipas,Chiapas,Guerrero,Querétaro,Zacatecas,Nayarit,Durango,Baja California Sur,Quintana Roo,Tlaxcala,Hidalgo,Aguascalientes,Campeche,Colima'.split(
    ','
  )
const PORTAL_CODES = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 41, 43, 46, 38, 42, 45, 44, 40, 39, 20, 51, 53, 56, 48, 52, 55, 54, 50, 49, 30],
  ...[47, 109],
]
const UNITS = ['', 'Primer', 'Segundo', 'Tercer', 'Cuarto', 'Quinto', 'Sexto', 'Séptimo', 'Octavo', 'Noveno']
const TENS = ['', 'Décimo', 'Vigésimo', 'Trigésimo']

/** The thirty-two circuits. */
export const CIRCUITS: Circuit[] = STATES.map((state, place) => {
  const number = place + 1
  const name = `${TENS[Math.floor(number / 10)]} ${UNITS[number % 10]}`.trim()
  return { number, name: `${name} Circuito`, state, portalCode: PORTAL_CODES[place] }
})

/** Kinds of case that requests name by number, as far as they are known. Others are asked for by their number alone. */
export const CASE_KINDS: Record<string, string> = {
  1: 'Amparo Indirecto',
  2: 'Causa Penal',
  4: 'Procesos Civiles o Administrativos',
  10: 'Amparo Directo',
  11: 'Amparo en revisión',
  12: 'Conflictos Competenciales',
  13: 'Impedimento',
  14: 'Revisión Contenciosa Administrativa',
  15: 'Queja',
  16: 'Revisión Fiscal',
  17: 'Conflictos de Acumulación',
  18: 'Medidas Precautorias',
  19: 'Procedimientos de Extradición',
  20: 'Reclamaciones',
  23: 'Incidentes de Inejecución',
  24: 'Repetición del Acto Reclamado',
  25: 'Inconformidades',
  26: 'Reconocimiento de Inocencia',
  29: 'Amparo contra leyes',
  46: 'Concursos Mercantiles',
  58: 'Extinción de Dominio',
  67: 'Ejecución de Penas',
  68: 'Juicio Oral Mercantil',
  129: 'Contradicción de Criterios',
}

/** `amparo directo`, `10` → `10`; what is not known is taken as it is. */
export function caseKindId(asked: string): string {
  const plain = unaccented(asked.trim())
  return Object.entries(CASE_KINDS).find(([, name]) => unaccented(name) === plain)?.[0] ?? asked.trim()
}

/** The circuit that a text names: `1`, `Primer Circuito`, `décimo primer circuito`, `Decimoprimer Circuito`. */
export function circuitNamed(text: string): Circuit | undefined {
  if (/^\s*\d{1,2}\s*$/.test(text)) return CIRCUITS[Number(text) - 1]
  const plain = plainOrdinal(text)
  const named = CIRCUITS.filter(({ name }) => plain.includes(plainOrdinal(name)))
  return named.sort((one, other) => other.name.length - one.name.length)[0]
}

/** What the capital was called before 29 January 2016 (Constitution, article 44), and is called for short. */
const FORMER_CAPITAL = /\b(?:distrito federal|cdmx)\b/g

/** The circuit whose state a text ends with or names as where a court is. */
export function circuitOfState(text: string): Circuit | undefined {
  const plain = unaccented(text).replace(FORMER_CAPITAL, 'ciudad de mexico')
  const named = CIRCUITS.filter(({ state }) => new RegExp(`\\b${unaccented(state)}\\b`).test(plain))
  return named.sort((one, other) => other.state.length - one.state.length)[0]
}

/** Ordinals are written in one word or in two. */
function plainOrdinal(text: string): string {
  return unaccented(text).replace(/\s+/g, '')
}

import { STATE_NAMES } from '#app/core/places/states'
import { fold } from '#app/core/text/fold'
import { kindOfClass, type CourtKind } from './court_kinds.js'

/** A court as its catalogue lists it. Dates as `YYYY-MM-DD`. */
export interface CourtRecord {
  externalId: string
  name: string
  kind: CourtKind
  materia: string | null
  circuit: number | null
  city: string | null
  state: string | null
  validFrom: string | null
  validTo: string | null
}

const MAX_NAME_LENGTH = 300
const LAST_CIRCUIT = 32

/** State of each circuit of the federal judiciary, from the first. */
const STATE_OF_CIRCUIT = (
  'Ciudad de México,México,Jalisco,Nuevo León,Sonora,Puebla,Veracruz de Ignacio de la Llave,Coahuila de Zaragoza,' +
  'San Luis Potosí,Tabasco,Michoacán de Ocampo,Sinaloa,Oaxaca,Yucatán,Baja California,Guanajuato,Chihuahua,Morelos,' +
  'Tamaulipas,Chiapas,Guerrero,Querétaro,Zacatecas,Nayarit,Durango,Baja California Sur,Quintana Roo,Tlaxcala,Hidalgo,' +
  'Aguascalientes,Campeche,Colima'
).split(',')

const SHORT_NAMES: Record<string, string> = {
  'estado de mexico': 'México',
  'coahuila': 'Coahuila de Zaragoza',
  'michoacan': 'Michoacán de Ocampo',
  'veracruz': 'Veracruz de Ignacio de la Llave',
}

const WHILE = /\s*\((?:(\d\d)\/(\d\d)\/(\d{4}))?\s*-\s*(?:(\d\d)\/(\d\d)\/(\d{4}))?\)\s*$/
const MATERIA = /en materias? (?:de )?(.+?)(?=,? (?:en (?:el|la)|del|con|de la Región|y (?:de )?juicios)\b|,|$)/i
const SEAT = /con (?:residencia|sede) en (?:la )?([^,]+?)(?:, ([^,]+?))?(?= y jurisdicción|,|\.?$)/i

/**
 * A line of the list of the federal judiciary: circuit, number of the court, class and name, apart by tabs. Null when it is none. The branch of
 * law, the seat and the years in which the court existed are told by the name alone.
 */
export function readCourt(line: string): CourtRecord | null {
  const [circuit = '', id = '', letter = '', ...rest] = line.split('\t').map((cell) => cell.normalize('NFC').trim())
  const told = rest.join(' ').replace(/\s+/g, ' ')
  if (!/^\d{1,2}$/.test(circuit) || Number(circuit) > LAST_CIRCUIT || !/^\d{1,10}$/.test(id)) return null
  const name = told.replace(WHILE, '').replace(/[.\s]+$/, '')
  if (name === '' || name.length > MAX_NAME_LENGTH) return null
  const place = Number(circuit) || null
  return {
    externalId: String(Number(id)),
    name,
    kind: kindOfClass(letter),
    circuit: place,
    ...placeOf(name, place),
    ...existence(told),
  }
}

function placeOf(name: string, circuit: number | null) {
  const [, city = null, after] = SEAT.exec(name) ?? []
  const state = stateNamed(after) ?? stateNamed(city) ?? (circuit ? STATE_OF_CIRCUIT[circuit - 1]! : null)
  return { materia: MATERIA.exec(name)?.[1]?.slice(0, 120) ?? null, city: city?.slice(0, 120) ?? null, state }
}

function stateNamed(words: string | null | undefined): string | null {
  if (!words) return null
  const folded = fold(words)
  return SHORT_NAMES[folded] ?? STATE_NAMES.find((name) => fold(name) === folded) ?? null
}

function existence(told: string) {
  const [, d, m, y, endD, endM, endY] = WHILE.exec(told) ?? []
  return { validFrom: y ? `${y}-${m}-${d}` : null, validTo: endY ? `${endY}-${endM}-${endD}` : null }
}

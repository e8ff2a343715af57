import { lineOf } from '#sources/text/plain_text'
import { unaccented } from '#sources/text/spanish'
import { circuitNamed, circuitOfState } from './vocabulary.js'

/** What the name of a court tells of it. Lists are empty where it tells nothing. */
export interface Organ {
  name: string
  kind: string[]
  branches: string[]
  circuit: string[]
  state: string[]
  city: string[]
}

const KINDS: [form: RegExp, name: string][] = [
  [/\bcolegiados? de apelacion\b/, 'Tribunal Colegiado de Apelación'],
  [/\btribunal(?:es)? unitarios?\b/, 'Tribunal Unitario de Circuito'],
  [/\bcolegiados?\b/, 'Tribunal Colegiado de Circuito'],
  [/\btribunal(?:es)? laboral(?:es)?\b/, 'Tribunal Laboral Federal'],
  [/\bplenos? regional(?:es)?\b/, 'Pleno Regional'],
  [/\bplenos?\b.*\bcircuito\b/, 'Pleno de Circuito'],
  [/\bcentros? de justicia penal\b/, 'Centro de Justicia Penal Federal'],
  [/\bjuzgados?\b.*\bdistrito\b|\bjuez\b.*\bdistrito\b/, 'Juzgado de Distrito'],
  [/\bcomision\b/, 'Comisión de Conflictos Laborales'],
]

const WHILE = /\s*\(\s*(?:\d{2}\/\d{2}\/\d{4})?\s*-\s*(?:\d{2}\/\d{2}\/\d{4})?\s*\)\s*$/
const BRANCH =
  /(?:\ben materias? (?:de )?|\bespecializad[oa] en (?:materias? (?:de )?)?)(.+?)(?=,\s*(?:con|en|del)\b|\.|\s+(?:del?\s+(?:la\s+|el\s+)?(?:[A-ZÁÉÍÓÚ]\p{L}+\s+){1,3}Circuito|en (?:el|la) (?:Estado|Ciudad|entidad|Distrito Federal)|con (?:residencia|sede)|y de juicios|de la (?:\p{L}+ )?Región)|$)/iu
const SEAT = /\bcon (?:residencia|sede) en (?:la )?([^,]+?)(?:,\s*([^,]+?))?\s*\.?$/i

/** Names of closed courts end with the time in which they existed. */
export function withoutDates(name: string): string {
  return lineOf(name)
    .replace(WHILE, '')
    .replace(/[.\s]+$/, '')
}

/** Reads the name of a court; what the circuit is may be told beside it. */
export function organOf(text: string, told = ''): Organ {
  const name = withoutDates(text)
  const plain = unaccented(name)
  const kind = KINDS.find(([form]) => form.test(plain))?.[1]
  const [, city, after] = SEAT.exec(name) ?? []
  const circuit = circuitNamed(told) ?? circuitNamed(name) ?? circuitOfState(after ?? name)
  return {
    name,
    kind: kind ? [kind] : [],
    branches: branchesOf(BRANCH.exec(name)?.[1] ?? ''),
    circuit: circuit ? [circuit.name] : [],
    state: circuit ? [circuit.state] : [],
    city: city ? [city.trim()] : [],
  }
}

/** `Administrativa y de Trabajo` → both. */
function branchesOf(text: string): string[] {
  const parts = text.split(/,|\s+y\s+/).map((part) => part.replace(/^(?:(?:de|del|en|la|amparo)\s+)+/i, '').trim())
  return [...new Set(parts.filter(Boolean).map((part) => part.charAt(0).toUpperCase() + part.slice(1)))]
}

import { flat } from './days.js'
import { remembered } from './remembered.js'
import type { Line } from './line.js'
import { numberBesideOrdinal } from './number_column.js'

/** What a column or a label of a list holds. */
export type Field =
  | 'case'
  | 'court'
  | 'day'
  | 'heard'
  | 'published'
  | 'time'
  | 'proceeding'
  | 'parties'
  | 'actor'
  | 'defendant'
  | 'synthesis'
  | 'kind'
  | 'year'
  | 'other'

const OF = '(?:\\s+(?:de|del|de la|de los)?\\s*(?:acuerdo|auto|listado|proveido|resolucion|emision|notificacion))?'
const NUMBERED = '(?:(?:numero|num|nro|no|n°|nº|#)\\.?\\s*(?:de(?:l)?\\s+)?)?'
const CASE =
  'expedientes?(?: (?:principal|electronico|judicial|y tipo|y partes?|de origen|y cuaderno))?|expediente\\(s\\)|exps?\\.?|exptes?\\.?|tocas?(?: penal| civil| familiar| electronico)?|causas?(?: penal)?|carpeta(?: judicial| administrativa| digital)?|juicio de (?:nulidad|amparo)|juicio (?:contencioso administrativo|laboral|agrario|electronico)|amparo(?: directo| indirecto| en revision)?|asunto y expediente|juicio|expediente ?/ ?toca|toca ?/ ?expediente|asunto'

/** How columns and labels are called, folded and without the colon: the first that fits the whole name. */
const NAMES: [Field, string][] = [
  [
    'other',
    'no|num|numero|nro|#|consec(?:utivo)?|progresivo|no\\.? de orden|secretaria|mesa|tipo de cuaderno|cuaderno|magistrad[oa](?: ponente| instructor[a]?| relator[a]?)?|ministr[oa](?: ponente)?|ponente|ponencia|secretari[oa](?: de acuerdos| proyectista)?|sala de audiencias|neun|piso|ubicacion|estatus|observaciones|juez(?:a)?|actuari[oa]|cuantia|municipio|poblado|estado|entidad',
  ],
  [
    'case',
    `${NUMBERED}(?:${CASE})(?: (?:no|num|numero)\\.?)?|no\\.? (?:de )?exp\\.?|num\\.? (?:de )?exp\\.?|case (?:number|no\\.?)|docket`,
  ],
  [
    'court',
    '(?:nombre del? )?(?:juzgado|tribunal|sala|organo|organo jurisdiccional|autoridad jurisdiccional|juzgado o tribunal|organo emisor|adscripcion)|court',
  ],
  [
    'heard',
    '(?:fecha|dia)(?: y hora)?(?: del?| de la| de los| para| para la)? (?:audiencia|sesion|diligencia|vista)|fecha señalada|fecha senalada',
  ],
  [
    'published',
    '(?:fecha (?:de )?)?(?:la )?(?:publicacion|publicad[oa](?: el)?|pub|publ)\\.?|f\\. ?publicacion|fecha (?:de(?: la)? )?(?:lista|boletin)|dia de publicacion',
  ],
  ['day', `fecha${OF}|fecha (?:de(?: la)? )?determinacion|fecha y hora|dia|f\\. ?(?:acuerdo|auto)|date`],
  ['year', 'ano(?: del expediente)?'],
  ['time', 'hora(?:rio)?(?: de (?:la )?(?:audiencia|sesion|inicio))?|time'],
  ['kind', '(?:tipo de )?(?:audiencia|diligencia)|acto(?: procesal)?|diligencia|evento'],
  [
    'proceeding',
    '(?:tipo|clase|naturaleza)(?: de(?:l)?)? (?:juicio|asunto|procedimiento|expediente|proceso)|juicio|tipo|materia|procedimiento|via|naturaleza|prestacion|accion|delitos?|clase|proceso',
  ],
  [
    'actor',
    'actor(?:a|es|as|\\(a\\)|\\(es\\))?(?: ?/ ?(?:quejos[oa]|promovente))?|parte actora(?: ?/ ?quejosa)?|promoventes?(?: ?/ ?quejos[oa])?|quejos[oa]s?(?:\\(s\\)|\\(a\\))?(?: y recurrentes?)?|parte quejosa|recurrentes?|apelantes?|demandantes?|trabajador(?:a|es)?|nombre del? (?:actor|quejoso|promovente)|victimas?|inconformes?|solicitantes?|denunciantes?|accionantes?|cujus|de cujus|incidentistas?|oferentes?',
  ],
  [
    'defendant',
    'demandad[oa]s?(?:\\(s\\)|\\(a\\))?|parte demandada|terceros?(?: interesad[oa]s?)?(?:\\(s\\))?|parte tercera interesada|terceros? perjudicados?|autoridad(?:es)?(?: demandadas?| responsables?)?(?:\\(es\\))?|responsables?|imputad[oa]s?|acusad[oa]s?|sentenciad[oa]s?|procesad[oa]s?|contra|contraparte|patron(?:es)?|incidentad[oa]s?',
  ],
  [
    'parties',
    'partes(?: del juicio| procesales)?|nombres?(?: de (?:las )?partes)?|litigantes|interesad[oa]s|actor y demandado|actor ?/ ?demandado|actor(?:es)? vs\\.? demandad[oa]s?|promovente y demandado|caratula|suscitad[oa] entre|parties',
  ],
  [
    'synthesis',
    '(?:tipo|clase) de (?:auto|acuerdo|resolucion|actuacion)|se dicto (?:auto|acuerdo)|sintesis(?: del? (?:acuerdo|auto|proveido|la resolucion))?|acuerdos?|extracto(?: del? (?:acuerdo|auto))?|resumen(?: del acuerdo)?|sentido(?: del? (?:proyecto|fallo|resolucion|la resolucion|acuerdo))?|proveidos?|contenido|autos?|resolucion|puntos? resolutivos?|texto(?: del acuerdo)?|determinacion|descripcion|temas?|proyecto|acto reclamado|estado procesal|ultimo acuerdo|detalle|summary',
  ],
]

const COMPILED = NAMES.map(([field, names]) => [field, new RegExp(`^(?:${names})$`)] as const)

/** What a column or label of this name holds; null for a name that is not known. */
export const fieldNamed = remembered((name: string): Field | null => {
  const plain = flat(name)
    .replace(/[\s_]+/g, ' ')
    .replace(/^[\s.*-]+|[\s.:*]+$/g, '')
    .trim()
  if (plain === '' || plain.length > 60) return null
  const whole = COMPILED.find(([, fits]) => fits.test(plain))?.[0]
  if (whole) return whole
  if (plain === 'n°' || plain === 'nº') return 'other'
  // Two names of columns in one.
  const parts = plain.split(/\s?\/\s?|\sy\s/)
  return parts.length === 2 && parts.every((part) => part !== '' && fieldNamed(part)) ? fieldNamed(parts[0]!) : null
})

/** What the columns of these names hold. Where two could hold the case, the one that says nothing of a number (`Juicio`, `Asunto`) is its kind. */
export function fieldsNamed(names: string[]): (Field | null)[] {
  const fields = names.map((name) => (name === '' ? null : fieldNamed(name)))
  const cases = fields.flatMap((field, at) => (field === 'case' ? [at] : []))
  const isVague = (at: number) => /^(?:juicio|asunto|amparo)\b/.test(flat(names[at]!).trim())
  const first = cases.find((at) => !isVague(at)) ?? cases[0] ?? numberBesideOrdinal(names)
  return fields.map((field, at) => {
    if (at === first) return 'case'
    return field === 'case' ? 'proceeding' : field
  })
}

const DASHED = /^(\s*)(\p{Lu}[\p{L} ]{2,40}?)\s?(?:\.[-–—]|[-–—])+\s+(?=\S)/u

/** A line with a colon behind its label where it has a dash (`ACTOR.- Juana`). */
export function withColon({ text, number }: Line): Line {
  const [lead, indent, label] = DASHED.exec(text) ?? []
  if (!lead || !label || !fieldNamed(label) || text.includes('\t')) return { text, number }
  return { text: `${indent}${label}: ${text.slice(lead.length)}`, number }
}

/** A piece of a line that a label leads. */
export interface Labelled {
  field: Field
  label: string
  value: string
}

/** What parts a label from its value, as far back as a label can reach. */
const COLON = /\s*:(?:\s*[-–—](?=\s))?\s*/g
const MAX_WORDS = 5
const MAX_LABEL = 80

/** The labels of a text with what follows each (`EXPEDIENTE: 12/2026 ACTOR: Juana`), and what stands before the first. */
export function splitLabels(text: string): { before: string; labelled: Labelled[] } {
  const found: { field: Field; label: string; start: number; end: number }[] = []
  for (const match of text.matchAll(COLON)) {
    if (/\d/.test(text[match.index - 1] ?? '') && /\d/.test(text[match.index + match[0].length] ?? '')) continue
    const label = labelBefore(text, match.index, found.at(-1)?.end ?? 0)
    if (label) found.push({ ...label, end: match.index + match[0].length })
  }
  return {
    before: text.slice(0, found[0]?.start ?? text.length).trim(),
    labelled: found.map(({ field, label, end }, at) => ({
      field,
      label,
      value: text.slice(end, found[at + 1]?.start ?? text.length).trim(),
    })),
  }
}

/** The longest name of a field that ends before a colon. */
function labelBefore(text: string, colon: number, from: number) {
  const begin = Math.max(from, colon - MAX_LABEL)
  const words = [...text.slice(begin, colon).matchAll(/\S+/g)].slice(-MAX_WORDS)
  for (const word of words) {
    const start = begin + word.index
    const label = text.slice(start, colon).replace(/^[(.;,|–-]+/, '')
    const field = fieldNamed(label)
    if (field) return { field, label: label.trim(), start }
  }
  return null
}

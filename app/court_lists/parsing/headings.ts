import { flat } from './days.js'

/** What a column or a label of a list holds. */
export type Field =
  'case' | 'court' | 'day' | 'time' | 'proceeding' | 'parties' | 'actor' | 'defendant' | 'synthesis' | 'kind' | 'other'

const OF =
  '(?:\\s+(?:de|del|de la|de los)?\\s*(?:acuerdo|auto|publicacion|audiencia|sesion|listado|proveido|resolucion|emision|notificacion))?'
const NUMBERED = '(?:(?:numero|num|nro|no|n°|nº|#)\\.?\\s*(?:de(?:l)?\\s+)?)?'

/** How columns and labels are called, folded and without the colon: the first that fits the whole name. */
const NAMES: [Field, string][] = [
  [
    'other',
    'no|num|numero|#|consecutivo|secretaria|mesa|tipo de cuaderno|cuaderno|magistrad[oa](?: ponente| instructor[a]?)?|ponente|ponencia|secretari[oa]|sala de audiencias|neun|piso|ubicacion|estatus|observaciones|juez(?:a)?',
  ],
  [
    'case',
    `${NUMBERED}(?:expedientes?|exps?\\.?|exptes?\\.?|toca(?: penal| civil)?|causa(?: penal)?|carpeta(?: judicial| administrativa)?|juicio de (?:nulidad|amparo)|amparo(?: directo| indirecto| en revision)?|asunto y expediente|expediente y parte|juicio)(?: (?:no|num|numero)\\.?)?|no\\.? exp\\.?|num\\.? exp\\.?|case (?:number|no\\.?)|docket`,
  ],
  [
    'court',
    '(?:juzgado|tribunal|sala|organo|organo jurisdiccional|autoridad jurisdiccional|juzgado o tribunal|organo emisor|adscripcion)|court',
  ],
  [
    'day',
    `fecha${OF}|dia(?: de la audiencia| de audiencia)?|publicacion|publicado(?: el)?|f\\. ?(?:acuerdo|auto|publicacion)|date`,
  ],
  ['time', 'hora(?:rio)?(?: de (?:la )?(?:audiencia|sesion|inicio))?|time'],
  ['kind', '(?:tipo de )?audiencia|acto(?: procesal)?|diligencia'],
  [
    'proceeding',
    '(?:tipo|clase|naturaleza)(?: de(?:l)?)? (?:juicio|asunto|procedimiento)|juicio|tipo|materia|procedimiento|via|asunto|naturaleza|prestacion|accion|delito',
  ],
  [
    'actor',
    'actor(?:a|es|as|\\(a\\))?|parte actora|promoventes?|quejos[oa]s?(?:\\(s\\))?|parte quejosa|recurrentes?|apelantes?|demandantes?|nombre del? (?:actor|quejoso|promovente)|victimas?|inconformes?',
  ],
  [
    'defendant',
    'demandad[oa]s?(?:\\(s\\))?|parte demandada|terceros?(?: interesad[oa]s?)?|terceros? perjudicados?|autoridad(?:es)?(?: demandadas?| responsables?)?|imputad[oa]s?|acusad[oa]s?|sentenciad[oa]s?|procesad[oa]s?|contraparte',
  ],
  [
    'parties',
    'partes(?: del juicio| procesales)?|nombres?(?: de las partes)?|litigantes|interesad[oa]s|actor y demandado|actor ?/ ?demandado|actor vs\\.? demandado|parties',
  ],
  [
    'synthesis',
    'sintesis(?: del (?:acuerdo|auto|proveido))?|acuerdo|extracto(?: del (?:acuerdo|auto))?|resumen(?: del acuerdo)?|sentido(?: del? (?:proyecto|fallo|resolucion|acuerdo))?|proveido|contenido|auto|resolucion|puntos? resolutivos?|texto(?: del acuerdo)?|determinacion|descripcion|tema|proyecto|summary',
  ],
]

const COMPILED = NAMES.map(([field, names]) => [field, new RegExp(`^(?:${names})$`)] as const)

/** What a column or label of this name holds; null for a name that is not known. */
export function fieldNamed(name: string): Field | null {
  const plain = flat(name)
    .replace(/\s+/g, ' ')
    .replace(/^[\s.*-]+|[\s.:*]+$/g, '')
    .trim()
  if (plain === '' || plain.length > 60) return null
  return COMPILED.find(([, fits]) => fits.test(plain))?.[0] ?? (plain === 'n°' || plain === 'nº' ? 'other' : null)
}

/** A piece of a line that a label leads. */
export interface Labelled {
  field: Field
  label: string
  value: string
}

/** A word in front of a colon, as far back as a label can reach. */
const COLON = /\s*:\s*/g
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

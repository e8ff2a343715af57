import { extractCitations } from '#sources/citations/extract_citations'
import { RecordRejected } from '#sources/contract/contract'
import type { JsonRecord } from '#sources/contract/json_record'
import { lineOf } from '#sources/text/plain_text'
import { isBlank } from '#sources/contract/sanity'
import { monthNumber } from '#sources/text/spanish'
import { dateIn } from './dates.js'
import { PUBLICATION_TEXTS } from './records.js'
import type { Publication } from './records.js'
import { nestedText } from './shapes/nested.js'
import { monthIn, placeOf, shortInstance } from './shapes/place.js'

const IDS: Record<Publication['kind'], string[]> = {
  ejecutoria: ['idEjecutoria', 'registroDigital', 'ius', 'id'],
  voto: ['idVoto', 'registroDigital', 'ius', 'votoId', 'id'],
}
const TEXT_PARTS = ['preambulo', 'resultando', 'considerando', 'resuelve', 'firman']
const PUBLISHED = ['fechaPublicacion', 'fechaPublicacionSemanario']
const DECIDED = ['fechaResolucion', 'fechaSesion', 'fechaAprobacion']

/** Characters of a text in which its heading is. */
const HEAD = 400

type Texts = Record<keyof typeof PUBLICATION_TEXTS, string>

/** Reads a ruling or an opinion of the Semanario, however the channel calls its fields. Throws `RecordRejected`. */
export function publicationOf(json: JsonRecord, kind: Publication['kind'], asked: string): Publication {
  const id = recordId(json, kind)
  if (id !== asked) throw new RecordRejected('idMismatch', `asked ${asked}, got ${id.slice(0, 20)}`)

  const texts = textsOf(json)
  if ([texts.rubro, texts.asunto, texts.tipoVoto].every(isBlank)) throw new RecordRejected('emptyTitle')
  if (isBlank(texts.texto)) throw new RecordRejected('emptyText')
  const issue = monthIn(texts.localizacion)
  return {
    kind,
    id,
    ...texts,
    publishedOn: firstDate(json, PUBLISHED),
    decidedOn: firstDate(json, DECIDED),
    anio: json.integer('anio') || (issue ? Number(issue.year) : null),
    mes: json.integer('mes') || monthNumber(json.text('mes') || (issue?.month ?? '')),
    materias: json.list(json.has('materia') ? 'materia' : 'materias'),
  }
}

/** A list of theses or votes has an id of its own in each; only the record's is a number. */
function recordId(json: JsonRecord, kind: Publication['kind']): string {
  const found = IDS[kind].map((name) => json.integer(name)).find((id) => id !== null && id > 0)
  if (!found) throw new RecordRejected('missingId')
  return String(found)
}

function textsOf(json: JsonRecord): Texts {
  const names = Object.entries(PUBLICATION_TEXTS) as [keyof Texts, readonly string[]][]
  const texts = Object.fromEntries(names.map(([name, known]) => [name, firstText(json, known)])) as Texts
  const parts = TEXT_PARTS.map((name) => nestedText(json.value(name)))
  const texto = texts.texto || parts.filter(Boolean).join('\n')
  const isCase = /\d/.test(texts.asunto + texts.expediente)
  return {
    ...texts,
    texto,
    asunto: isCase ? texts.asunto : texts.asunto || caseNamedIn(`${texts.rubro}\n${texto.slice(0, HEAD)}`),
    localizacion: placeIn(json.value('localizacion'), texts),
  }
}

/** The place of publication; where there is none as a whole, put together from what is told of it. */
function placeIn(place: unknown, texts: Texts): string {
  if (typeof place === 'string' && place) return place
  const told = place ?? { libro: texts.volumen, tomo: texts.tomo, pagina: texts.pagina }
  if (!texts.fuente) return ''
  return placeOf(told, {
    mark: null,
    epoch: texts.epoca,
    instance: shortInstance(texts.organoJuris || texts.instancia),
    publication: texts.fuente,
  })
}

/** The case that a heading names, when no field does. */
function caseNamedIn(heading: string): string {
  const named = extractCitations(lineOf(heading)).find(({ kind }) => kind === 'case')
  return named?.keys[0] ?? ''
}

function firstText(json: JsonRecord, names: readonly string[]): string {
  return names.map((name) => nestedText(json.value(name))).find((text) => !isBlank(text)) ?? ''
}

function firstDate(json: JsonRecord, names: string[]): string | null {
  return names.map((name) => dateIn(json.text(name))).find((date) => date !== null) ?? null
}

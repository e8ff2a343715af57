import { RecordRejected } from '#sources/contract/contract'
import type { RawPage } from '#sources/contract/contract'
import { jsonRecordOf } from '#sources/contract/json_record'
import type { JsonRecord } from '#sources/contract/json_record'
import { isMisread } from '#sources/text/plain_text'
import { isBlank } from '#sources/contract/sanity'
import { monthNumber } from '#sources/text/spanish'
import { dateIn, FIRST_YEAR, LAST_YEAR } from './dates.js'
import { publicationOf } from './parse_publication.js'
import { RULING_TEXTS, THESIS_TEXTS } from './records.js'
import type { Ruling, ScjnRecord, Thesis } from './records.js'
import { rulingShape } from './shapes/ruling_shape.js'
import { thesisShape } from './shapes/thesis_shape.js'

/** Reads an answer of any of the Court's channels. Throws `RecordRejected`. */
export function parse(page: RawPage): ScjnRecord {
  const record = recordOf(jsonRecordOf(page), page)
  const texts = Object.values(record).filter((value) => typeof value === 'string')
  if (texts.some(isMisread)) throw new RecordRejected('wrongEncoding', 'misread characters')
  return record
}

function recordOf(json: JsonRecord, page: RawPage): ScjnRecord {
  switch (page.kind) {
    case 'engrose':
      return rulingOf(rulingShape(json), page)
    case 'ejecutoria':
    case 'voto':
      return publicationOf(json, page.kind, page.externalId)
    default:
      return thesisOf(thesisShape(json), page)
  }
}

function thesisOf(json: JsonRecord, page: RawPage): Thesis {
  const id = json.integer('idTesis')
  if (id === null || id <= 0) throw new RecordRejected('missingId')
  checkId(String(id), page)

  const texts = json.texts(THESIS_TEXTS)
  if (isBlank(texts.rubro)) throw new RecordRejected('emptyTitle')
  if (isBlank(texts.texto)) throw new RecordRejected('emptyText')
  const publishedOn = dateIn(json.text('fechaPublicacion'))
  const [anio, mes] = [yearOf(json), monthOf(json)]
  return { kind: 'tesis', id, ...texts, anio, mes, materias: json.list('materias'), publishedOn }
}

function rulingOf(json: JsonRecord, page: RawPage): Ruling {
  const idField = ['engroseId', 'idEngrose'].find((name) => json.has(name))
  if (idField) checkId(json.text(idField).trim(), page)

  const texts = json.texts(RULING_TEXTS)
  if (isInternalPath(texts.engrose)) texts.engrose = ''
  if (isBlank(texts.expediente) && isBlank(texts.asunto)) throw new RecordRejected('emptyTitle')
  const { engrose, resolucion, tema, votacion } = texts
  if ([engrose, resolucion, tema, votacion].every(isBlank)) throw new RecordRejected('emptyText')
  return { kind: 'engrose', id: page.externalId, ...texts, decidedOn: dateIn(json.text('fechaResolucion')) }
}

function checkId(id: string, page: RawPage): void {
  if (id !== page.externalId) throw new RecordRejected('idMismatch', `asked ${page.externalId}, got ${id.slice(0, 20)}`)
}

/** The repository gives the place of the file in the Court's own network where a text was to be expected. */
function isInternalPath(text: string): boolean {
  return /^(?:\\\\|[a-z]:\\|file:)[^\n]*$/i.test(text.trim())
}

function yearOf(json: JsonRecord): number | null {
  const year = json.integer('anio')
  if (!year) return null
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new RecordRejected('impossibleDate', `year ${year}`)
  return year
}

function monthOf(json: JsonRecord): number | null {
  const number = json.integer('mes')
  if (number === null || number === 0) return monthNumber(json.text('mes'))
  if (number < 1 || number > 12) throw new RecordRejected('impossibleDate', `month ${number}`)
  return number
}

import { RecordRejected } from '#sources/contract'
import type { RawPage } from '#sources/contract'
import { jsonRecordOf } from '#sources/json_record'
import type { JsonRecord } from '#sources/json_record'
import { isMisread } from '#sources/plain_text'
import { isBlank, isoDate } from '#sources/sanity'
import { monthNumber } from '#sources/spanish'
import { RULING_TEXTS, THESIS_TEXTS } from './records.js'
import type { Ruling, ScjnRecord, Thesis } from './records.js'

const FIRST_YEAR = 1871
const LAST_YEAR = 2100

/** Reads an answer of the repository. Throws `RecordRejected`. */
export function parse(page: RawPage): ScjnRecord {
  const json = jsonRecordOf(page)
  const record = page.kind === 'engrose' ? rulingOf(json, page) : thesisOf(json, page)
  const texts = Object.values(record).filter((value) => typeof value === 'string')
  if (texts.some(isMisread)) throw new RecordRejected('wrongEncoding', 'misread characters')
  return record
}

function thesisOf(json: JsonRecord, page: RawPage): Thesis {
  const id = json.integer('idTesis')
  if (id === null || id <= 0) throw new RecordRejected('missingId')
  checkId(String(id), page)

  const texts = json.texts(THESIS_TEXTS)
  if (isBlank(texts.rubro)) throw new RecordRejected('emptyTitle')
  if (isBlank(texts.texto)) throw new RecordRejected('emptyText')
  return { kind: 'tesis', id, ...texts, anio: yearOf(json), mes: monthOf(json), materias: json.list('materias') }
}

function rulingOf(json: JsonRecord, page: RawPage): Ruling {
  const idField = ['engroseId', 'idEngrose'].find((name) => json.has(name))
  if (idField) checkId(json.text(idField).trim(), page)

  const texts = json.texts(RULING_TEXTS)
  if (isInternalPath(texts.engrose)) texts.engrose = ''
  if (isBlank(texts.expediente) && isBlank(texts.asunto)) throw new RecordRejected('emptyTitle')
  const { engrose, resolucion, tema, votacion } = texts
  if ([engrose, resolucion, tema, votacion].every(isBlank)) throw new RecordRejected('emptyText')
  return { kind: 'engrose', id: page.externalId, ...texts, decidedOn: dateOf(json.text('fechaResolucion')) }
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

/** ISO date of `13/08/2025` or `2025-08-13`, perhaps with an hour; year 1 is how the Court's systems write "no date". */
function dateOf(text: string): string | null {
  if (isBlank(text)) return null
  const found = /^\s*(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?:[T\s]|$)/.exec(text)
  const [, day, month, year, ...iso] = found ?? []
  const [y, m, d] = (year ? [year, month, day] : iso).map(Number)
  if (y === 1) return null

  const date = found && y >= FIRST_YEAR && y <= LAST_YEAR ? isoDate(y, m, d) : null
  if (!date) throw new RecordRejected('impossibleDate', text.trim().slice(0, 30))
  return date
}

import type { CaseName } from '#sources/cjf/addresses'
import { caseKindId } from '#sources/cjf/vocabulary'

const NUMBER = /^(\d{1,6})\/(\d{4})$/
const RANGE = /^(\d{1,6})\/(\d{4})\s*-\s*(?:(\d{1,6})\/(\d{4}))?$/
/** A run asks for no more: a court has fewer cases in a year. */
const MAX_CASES = 5_000

/** What was asked makes no sense; the message says which part. */
export class AskedWrongly extends Error {
  constructor(what: string) {
    super(`asked wrongly: ${what}`)
    this.name = 'AskedWrongly'
  }
}

/** Cases to ask for. An open range ends after so many numbers on end that the court does not have. */
export interface CasesAsked {
  cases: CaseName[]
  /** Whether the list has no end of its own. */
  isOpen: boolean
}

/**
 * Reads what a run is to ask for: `organo` (number), `tipo` (number or name), `expediente` (`1/2025`, several with commas, `1/2025-40/2025`, or
 * `1/2025-` up to the last), `procedimiento` (0 when left out); or `casos` = `organo:tipo:expediente` of several, apart by blanks.
 * Nothing asked is nothing to do. Throws AskedWrongly.
 */
export function casesAsked(asked: Record<string, string>): CasesAsked {
  const { organo = '', tipo = '', expediente = '', procedimiento = '0', casos = '' } = asked
  if (casos.trim()) return { cases: casos.trim().split(/\s+/).map(caseOf), isOpen: false }
  if (!organo && !tipo && !expediente) return { cases: [], isOpen: false }
  if (!/^\d{1,6}$/.test(organo.trim())) throw new AskedWrongly(`organo=${organo || '?'}`)
  const type = caseKindId(tipo)
  if (!/^\d{1,5}$/.test(type)) throw new AskedWrongly(`tipo=${tipo || '?'}`)
  if (!/^\d{1,6}$/.test(procedimiento)) throw new AskedWrongly(`procedimiento=${procedimiento}`)
  const { numbers, isOpen } = numbersOf(expediente)
  return { cases: numbers.map((number) => ({ organ: organo.trim(), type, number, procedure: procedimiento })), isOpen }
}

function caseOf(text: string): CaseName {
  const [organ = '', type = '', number = '', procedure = '0'] = text.split(':')
  if (![organ, type, procedure].every((part) => /^\d{1,6}$/.test(part)) || !NUMBER.test(number))
    throw new AskedWrongly(`casos=${text.slice(0, 60)}`)
  return { organ, type, number, procedure }
}

function numbersOf(text: string): { numbers: string[]; isOpen: boolean } {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (!parts.length) throw new AskedWrongly('expediente=?')
  const read = parts.map(partOf)
  const numbers = [...new Set(read.flatMap((part) => part.numbers))]
  if (numbers.length > MAX_CASES) throw new AskedWrongly(`expediente=${text.slice(0, 60)}: more than ${MAX_CASES}`)
  return { numbers, isOpen: read.some(({ isOpen }) => isOpen) }
}

function partOf(text: string): { numbers: string[]; isOpen: boolean } {
  if (NUMBER.test(text))
    return { numbers: [String(Number(text.split('/')[0])) + text.slice(text.indexOf('/'))], isOpen: false }
  const [, first, year, last, lastYear = year] = RANGE.exec(text) ?? []
  const [from, to] = [Number(first), last ? Number(last) : Number(first) + MAX_CASES - 1]
  if (!first || lastYear !== year || to < from || to - from >= MAX_CASES)
    throw new AskedWrongly(`expediente=${text.slice(0, 60)}`)
  return { numbers: Array.from({ length: to - from + 1 }, (_, place) => `${from + place}/${year}`), isOpen: !last }
}

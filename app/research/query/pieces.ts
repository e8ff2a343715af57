import { fieldOf } from './fields.js'
import { readText, tokensOf } from './tokens.js'

/** A part of a text that asks for something by itself: a word, a phrase, a field with its value; exclusions are none. */
export interface Piece {
  text: string
  start: number
  end: number
  /** A phrase between quotes. */
  isQuoted: boolean
}

/** The pieces of a text that is a mere list of them; null when operators or brackets hold them together. */
export function piecesOf(text: string, filters: readonly string[]): Piece[] | null {
  const read = readText(text)
  const tokens = tokensOf(read, (name) => fieldOf(name, filters) !== null)
  const pieces: Piece[] = []
  for (const [place, token] of tokens.entries()) {
    const before = tokens[place - 1]
    if (token.kind === 'or' || token.kind === 'near' || token.kind === 'open' || token.kind === 'close') return null
    if (token.kind !== 'word' && token.kind !== 'phrase' && token.kind !== 'prefix') continue
    const field = before?.kind === 'field' ? before : null
    const isExcluded = (field ? tokens[place - 2] : before)?.kind === 'not'
    const start = field?.start ?? token.start
    const end = token.kind === 'prefix' && read[token.end] === '*' ? token.end + 1 : token.end
    if (!isExcluded) pieces.push({ text: read.slice(start, end), start, end, isQuoted: token.isQuoted })
  }
  return pieces
}

/** The text without one of its pieces. */
export function withoutPiece(text: string, { start, end }: Piece): string {
  const read = readText(text)
  return `${read.slice(0, start)} ${read.slice(end)}`.replace(/\s+/g, ' ').trim()
}

const MAX_ALTERNATIVES = 8

/** The text that asks for any of its pieces instead of all of them; null when it has one only, or operators. What is excluded stays excluded. */
export function anyPieceOf(text: string, filters: readonly string[]): string | null {
  const pieces = piecesOf(text, filters)
  if (pieces === null || pieces.length < 2) return null
  const read = readText(text)
  const excluded = pieces.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, read)
  const rest = excluded.replace(/\s+/g, ' ').trim()
  const any = pieces.slice(0, MAX_ALTERNATIVES).map((piece) => piece.text)
  return [`(${any.join(' OR ')})`, rest].filter(Boolean).join(' ')
}

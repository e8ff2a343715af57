import { flat } from './days.js'
import { isLead } from './line_forms.js'
import type { Line } from './line.js'
import { casesIn } from './split_text.js'

/** Longer lines may hold several rows that lost the ends of their lines. */
const LONG = 400
/** Characters of a line that is read: what is read of a line costs more than its length. */
const LONGEST = 4_000
const ROW_BEGINS =
  /(?<=[.;:)\]]\s{1,4})(?=(?:\(?\d{1,4}\s?[.)°º]-?\s*)?(?:exps?\b|expedientes?\b|exptes?\b|tocas?\b|amparo|juicio|j\.a\.|a\.[dri]|d\.[actp]|r\.[acftp]|q\.[actp]|\d{1,7}\s?\/\s?\d{2}))/g
const NUMBER_WITHIN = 80
/** How many agreements were made ends a row of a bulletin; what follows with a capital is the next. */
const COUNTED_END = /(?<=\b\d{1,3}\s?(?:[Aa]cdos?|ACDOS?|[Aa]cuerdos?|[Ss]ents?|SENTS?)\.?)\s+(?=["“]?\p{Lu})/u

/** A line in the rows that it holds, where it counts what was decided in each or is long, and in pieces where it is still too long. Those that tabs divide stay, unless they are too long. */
export function splitLongLines({ text, number }: Line): Line[] {
  const counted = text.includes('\t') ? [] : text.split(COUNTED_END)
  if (counted.filter((row) => casesIn(row).length > 0).length > 1)
    return counted.flatMap((row) => inPieces(row).map((piece) => ({ text: piece, number })))
  const joined = partedBySemicolons(text)
  if (joined.length > 1) return joined.map((row) => ({ text: row, number }))
  if (text.length <= LONG) return [{ text, number }]
  const rows = text.includes('\t') ? [text] : inRows(text)
  return rows.flatMap((row) => inPieces(row).map((piece) => ({ text: piece, number })))
}

const NUMBER_FIRST = 12

/** Cases that follow each other in one line, each with its number first, behind a semicolon; what leads to the first of them is of all. */
function partedBySemicolons(text: string): string[] {
  if (text.includes('\t')) return []
  const parts = text.split(/;\s+/)
  const starts = parts.map((part) => casesIn(part)[0]?.start ?? Infinity)
  return parts.length > 1 && starts.slice(1).every((start) => start <= NUMBER_FIRST) && starts[0]! < NUMBER_WITHIN
    ? parts
    : []
}

function inRows(text: string): string[] {
  const plain = flat(text)
  const starts: number[] = []
  for (const { index } of plain.matchAll(ROW_BEGINS)) {
    // What stands between an ordinal and its number begins no row of its own.
    if (starts.length > 0 && casesIn(text.slice(starts.at(-1), index)).length === 0) continue
    if (beginsRow(text, plain, index)) starts.push(index)
  }
  if (starts.length < 2) return [text]
  return [0, ...starts].map((at, index, all) => text.slice(at, all[index + 1]).trim()).filter((row) => row !== '')
}

function beginsRow(text: string, plain: string, at: number): boolean {
  const piece = text.slice(at, at + NUMBER_WITHIN)
  const [first] = casesIn(piece)
  return first !== undefined && isLead(piece.slice(0, first.start), plain.slice(at, at + first.start))
}

/** Cut at blanks, so that no number is cut in two. */
function inPieces(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > LONGEST) {
    const blank = rest.lastIndexOf(' ', LONGEST)
    const at = blank > LONGEST / 2 ? blank : LONGEST
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...pieces, rest]
}

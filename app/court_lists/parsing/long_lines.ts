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

/** A long line in the rows that it holds, and in pieces where it is still too long. Those that tabs divide stay, unless they are too long. */
export function splitLongLines({ text, number }: Line): Line[] {
  if (text.length <= LONG) return [{ text, number }]
  const rows = text.includes('\t') ? [text] : inRows(text)
  return rows.flatMap((row) => inPieces(row).map((piece) => ({ text: piece, number })))
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

import { LIMITS } from './limits.js'

/** What a part of a document is, so that a place in it can be named: page 3, sheet «Gastos», headers. */
export const PART_KINDS = ['page', 'part', 'sheet', 'margins', 'notes', 'mail', 'attachments'] as const
export type PartKind = (typeof PART_KINDS)[number]

/** A piece of the text of a document. `number` counts from 1 within the document; `label` is the name of a sheet. */
export interface TextPart {
  kind: PartKind
  number: number
  label: string | null
  text: string
}

const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g

/** Text as it is stored: lines end in `\n`, no control characters, no half characters, no runs of blank lines. */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(CONTROLS, '')
    .toWellFormed()
    .replace(/[ \t\u00A0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Cuts a text where a line ends, into pieces that each fit a part. */
export function inPieces(text: string, size: number = LIMITS.partCharacters): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    const end = from + size >= text.length ? text.length : lineEnd(text, from, from + size)
    pieces.push(text.slice(from, end))
    from = end
  }
  return pieces
}

function lineEnd(text: string, from: number, most: number): number {
  const newline = text.lastIndexOf('\n', most - 1)
  return newline > from ? newline + 1 : most
}

/** The parts with their texts made tidy; empty ones go, and so does what exceeds the limit of a document (`isCut`). */
export function withinLimits(parts: TextPart[]): { parts: TextPart[]; isCut: boolean } {
  const kept: TextPart[] = []
  let room: number = LIMITS.characters
  let isCut = false
  for (const part of parts) {
    const text = tidy(part.text)
    if (text === '') continue
    const fitting = text.slice(0, Math.min(room, LIMITS.partCharacters)).toWellFormed()
    isCut ||= fitting.length < text.length
    room -= fitting.length
    if (fitting !== '') kept.push({ ...part, text: fitting })
  }
  return { parts: kept, isCut }
}

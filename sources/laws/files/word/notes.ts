import type { WordFile } from './word_file.js'

/** A note at the foot or end: the place in the body that refers to it, and its own text, `[first, end)` in the whole text. */
export interface Note {
  at: number
  first: number
  end: number
}

/** Places in the head of the file (MS-DOC 2.5.6) where references and texts are told. */
const FOOTNOTES = { references: 0xaa, texts: 0xb2 }
const ENDNOTES = { references: 0x20a, texts: 0x212 }

/** The footnotes and endnotes of a document, in the order of their references. */
export function notesOf(file: WordFile): Note[] {
  const { body, footnotes, headers, comments, endnotes } = file.stories
  const atEnd = body + footnotes + headers + comments
  return [...notesIn(file, FOOTNOTES, body, footnotes), ...notesIn(file, ENDNOTES, atEnd, endnotes)].sort(
    (one, other) => one.at - other.at
  )
}

function notesIn({ table, at }: WordFile, places: typeof FOOTNOTES, start: number, characters: number): Note[] {
  const [references, texts] = [at(places.references), at(places.texts)]
  const count = Math.min(Math.floor((references.length - 4) / 6), Math.floor(texts.length / 4) - 1)
  const notes: Note[] = []
  for (let note = 0; note < count; note++) {
    const first = table.readUInt32LE(texts.from + note * 4)
    const end = Math.min(table.readUInt32LE(texts.from + note * 4 + 4), characters)
    if (first < end)
      notes.push({ at: table.readUInt32LE(references.from + note * 4), first: start + first, end: start + end })
  }
  return notes
}

import { PICTURE } from '../picture.js'
import { ListNumbers } from './list_numbers.js'
import { listUsesOf } from './list_tables.js'
import { MARK, marksOf } from './marks.js'
import type { Marks } from './marks.js'
import { notesOf } from './notes.js'
import type { Note } from './notes.js'
import { charactersOf, piecesOf } from './pieces.js'
import { signOf } from './symbols.js'
import { openWord } from './word_file.js'
import type { WordFile } from './word_file.js'

const FIELD = { begin: '\u0013', separator: '\u0014', end: '\u0015' }
const PARAGRAPH_END = new Set('\u0007\u000c\u000d')
/** What a control character that shapes the text stands for; the others are left out later. */
const CONTROL_CHARACTERS: Record<string, string> = {
  '\u0002': '',
  '\u0005': '',
  '\u0007': '\t',
  '\u000a': '\n',
  '\u000b': '\n',
  '\u000c': '\n',
  '\u000d': '\n',
  '\u000e': '\n',
  '\u0014': '',
  '\u0015': '',
  '\u001e': '-',
  '\u001f': '',
}

/**
 * The text of a Word 97–2003 document: a line to a paragraph, cells parted by tabulators, notes under the paragraph that refers to them, text boxes at the
 * end. Without what was deleted while changes were tracked. Throws any error for a damaged file, `RecordRejected` for an encrypted one.
 */
export function textOfWord(bytes: Buffer): string {
  const file = openWord(bytes)
  const found = piecesOf(file)
  const text = charactersOf(file, found.pieces)
  const marks = marksOf(file, text, found)
  const reader = new StoryReader(text, marks, labelsOf(file, text, marks))
  const { body, footnotes, headers, comments, endnotes, textBoxes } = file.stories
  const boxes = body + footnotes + headers + comments + endnotes
  return [reader.read(0, body, notesOf(file)), reader.read(boxes, boxes + textBoxes)].join('\n')
}

/** Place of the first character of a paragraph → its number in a list. */
function labelsOf(file: WordFile, text: string, { lists }: Marks): Map<number, string> {
  const labels = new Map<number, string>()
  if (!lists.size) return labels
  const numbers = new ListNumbers(listUsesOf(file))
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (!PARAGRAPH_END.has(text[at])) continue
    const list = lists.get(at)
    if (list) labels.set(start, numbers.next(list))
    start = at + 1
  }
  return labels
}

/** Reads stretches of the text as they are seen on paper. */
class StoryReader {
  constructor(
    private readonly text: string,
    private readonly known: Marks,
    private readonly labels: Map<number, string>
  ) {}

  read(first: number, end: number, notes: Note[] = []): string {
    let read = ''
    let next = 0
    const waiting: Note[] = []
    for (let at = first; at < Math.min(end, this.text.length); at++) {
      while (notes[next]?.at <= at) waiting.push(notes[next++])
      read += this.labels.get(at) ?? ''
      if (this.text[at] === FIELD.begin) at = this.#afterInstruction(at, end)
      const sign = this.#signAt(at)
      read += sign
      if (sign !== '\n') continue
      for (const note of waiting.splice(0)) read += `${this.read(note.first, note.end).trim()}\n`
    }
    for (const note of [...waiting, ...notes.slice(next)]) read += `\n${this.read(note.first, note.end).trim()}`
    return read
  }

  /** The place before the result of a field, which is what is printed. A field whose instruction ends nowhere is taken for text. */
  #afterInstruction(at: number, end: number): number {
    let depth = 0
    for (let place = at; place < end; place++) {
      const character = this.text[place]
      if (character === '\r') return at
      if (character === FIELD.begin) depth++
      if (character === FIELD.separator && depth === 1) return place
      if (character === FIELD.end && --depth === 0) return place
    }
    return at
  }

  #signAt(at: number): string {
    const { marks, symbols } = this.known
    const character = this.text[at]
    if (marks[at] & MARK.deleted || character === undefined) return ''
    if (marks[at] & MARK.special) {
      if (character === '\u0001' || character === '\u0008') return PICTURE
      const symbol = symbols.get(at)
      if (symbol !== undefined) return signOf(symbol)
    }
    if (character === '\u0007' && marks[at] & MARK.rowEnd) return '\n'
    return CONTROL_CHARACTERS[character] ?? signOf(character.charCodeAt(0))
  }
}

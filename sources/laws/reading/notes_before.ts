import { meaningOf } from '#sources/laws/dating/reform_notes'
import type { Start } from './starts.js'

/** What of a text tells to which unit a note belongs. */
interface Text {
  lines: string[]
  starts: Start[]
  /** Of each line that is a note, on which side of what it is about it stands. */
  places: (string | null)[]
}

/**
 * Moves the starts of units up to the notes that stand before them. Under the number of an article of which no text is left, the note of its repeal stands
 * after it: it is of that article, not of the next, unless one stands before the number too.
 */
export function withNotesBefore({ lines, starts, places }: Text): Start[] {
  let above: Start | null = null
  let isTold = false
  return starts.map((start) => {
    let line = start.line
    while (line > 0 && places[line - 1] === 'before') line--
    const isOfAbove = !isTold && above?.line === line - 1 && isWithoutText(above) && line < start.line
    if (isOfAbove && isRepealOfArticle(lines[line])) line++
    above = start
    isTold = lines.slice(line, start.line).some(isRepealOfArticle)
    return line === start.line ? start : { ...start, line }
  })
}

/** Whether a note says that a whole article was repealed: `(DEROGADO, G.O. 25 DE MAYO DE 2000)`; `DEROGADA` is said of a fraction. */
export function isRepealOfArticle(note: string): boolean {
  const { scope, action } = meaningOf(note)
  return action === 'repealed' && (scope === 'article' || (scope === 'other' && BARE.test(note)))
}

const BARE = /^[([]\s*derogado(?!\p{L})/iu

const isWithoutText = ({ kind, rest }: Start) => kind === 'article' && rest === ''

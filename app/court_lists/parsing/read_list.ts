import { mannerOf } from './entry_start.js'
import type { ReadList } from './list_row.js'
import { ListReader } from './list_reader.js'
import { preparedLines } from './prepare.js'
import { isTrailing } from './trailing_parts.js'
import { TrailingReader } from './trailing_reader.js'
import { atOnce, inTurns, LINES_A_TURN, type Turns } from './turns.js'

/** What a text holds, read by the reader that suits most of its rows. */
export function* reading(text: string): Turns<ReadList> {
  const lines = yield* preparedLines(text)
  const reader = (yield* isTrailing(lines)) ? new TrailingReader(lines) : new ListReader(lines, yield* mannerOf(lines))
  for (let from = 0; reader.take(from, LINES_A_TURN); from += LINES_A_TURN) yield
  return reader.end()
}

/**
 * Reads a list that a court published, whatever its layout: a table with headings, lines of columns, numbered paragraphs, blocks of labels, paragraphs that end with their
 * number. Court and day may stand above the rows. What is neither is told, line by line.
 */
export const readList = (text: string): ReadList => atOnce(reading(text))

/** The same in small pieces, between which others are served. */
export const readListInTurns = (text: string): Promise<ReadList> => inTurns(reading(text))

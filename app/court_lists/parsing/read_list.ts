import { setImmediate } from 'node:timers/promises'
import { ListReader } from './list_reader.js'
import type { ReadList } from './list_row.js'
import { preparedLines } from './prepare.js'
import { isTrailing } from './trailing_parts.js'
import { TrailingReader } from './trailing_reader.js'

/** The reader that suits most rows of a text. */
function readerOf(text: string): ListReader | TrailingReader {
  const lines = preparedLines(text)
  return isTrailing(lines) ? new TrailingReader(lines) : new ListReader(lines)
}

/**
 * Reads a list that a court published, whatever its layout: a table with headings, lines of columns, numbered paragraphs, blocks of labels, paragraphs that end with their
 * number. Court and day may stand above the rows. What is neither is told, line by line.
 */
export function readList(text: string): ReadList {
  const reader = readerOf(text)
  reader.take(0, Infinity)
  return reader.end()
}

const LINES_AT_ONCE = 200

/** The same in small pieces, between which others are served. */
export async function readListInTurns(text: string): Promise<ReadList> {
  const reader = readerOf(text)
  for (let from = 0; reader.take(from, LINES_AT_ONCE); from += LINES_AT_ONCE) await setImmediate()
  return reader.end()
}

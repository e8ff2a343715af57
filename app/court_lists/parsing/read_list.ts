import { setImmediate } from 'node:timers/promises'
import { plainLines } from './lines.js'
import { ListReader } from './list_reader.js'
import type { ReadList } from './list_row.js'

/**
 * Reads a list that a court published, whatever its layout: a table with headings, lines of columns, numbered paragraphs, blocks of labels. Court and day may stand above
 * the rows. What is neither is told, line by line.
 */
export function readList(text: string): ReadList {
  const reader = new ListReader(plainLines(text))
  reader.take(0, Infinity)
  return reader.end()
}

const LINES_AT_ONCE = 200

/** The same in small pieces, between which others are served. */
export async function readListInTurns(text: string): Promise<ReadList> {
  const reader = new ListReader(plainLines(text))
  for (let from = 0; reader.take(from, LINES_AT_ONCE); from += LINES_AT_ONCE) await setImmediate()
  return reader.end()
}

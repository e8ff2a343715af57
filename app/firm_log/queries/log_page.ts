import type { LogFilters } from '#app/firm_log/log_filters'
import { logLines, type LogLine } from './log_lines.js'
import { visibleEntries, type LogReader } from './visible_entries.js'

const PAGE = 50

/** One page of the log, newest first, older than `before` (a line's id); `older` leads on, null at the end. */
export async function logPage(
  reader: LogReader,
  filters: LogFilters,
  before: number | null
): Promise<{ lines: LogLine[]; older: number | null }> {
  const query = visibleEntries(reader, filters)
    .orderBy('seq', 'desc')
    .limit(PAGE + 1)
  const found = await (before === null ? query : query.where('seq', '<', before))
  const entries = found.slice(0, PAGE)
  const isMore = found.length > PAGE
  return { lines: await logLines(reader, entries), older: isMore ? entries.at(-1)!.seq : null }
}

/** Entries that leave as a file before the page comes back. */
const SHORT = 500

/** Whether so little is seen that a file of it is made at once. */
export async function isShortLog(reader: LogReader, filters: LogFilters): Promise<boolean> {
  const some = await visibleEntries(reader, filters)
    .orderBy('seq', 'desc')
    .select('seq')
    .limit(SHORT + 1)
  return some.length <= SHORT
}

import { UnreadableFile } from '#app/deadlines/calendar_files/rows'

/** What an iCalendar file may hold at most. */
export const ICS_LIMITS = {
  bytes: 2_000_000,
  /** Characters of one line, its folded parts together. */
  line: 65_536,
  /** Events and other things of a calendar. */
  components: 2_000,
  /** Lines of one of them. */
  lines: 2_000,
  /** How deep things stand in one another: alarms in events in a calendar. */
  depth: 4,
} as const

/** One thing of a calendar, not read yet. */
export interface RawComponent {
  /** The line on which it begins, the first being 1. */
  line: number
  /** `VEVENT`, `VTODO` … */
  name: string
  /** Its lines, unfolded. */
  text: string
}

/** Cuts a file into the things of its calendars, within bounds. Throws `UnreadableFile` for what is none, or is larger than any calendar needs. */
export function splitCalendar(text: string): RawComponent[] {
  if (Buffer.byteLength(text) > ICS_LIMITS.bytes) throw new UnreadableFile('too_large')
  const open: string[] = []
  const found: RawComponent[] = []
  let lines: string[] = []
  let line = 0
  for (const { number, content } of unfolded(text)) {
    const [, edge, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(content) ?? []
    if (open.length === 0 && edge?.toUpperCase() !== 'BEGIN') throw new UnreadableFile('no_ics')
    if (edge?.toUpperCase() === 'BEGIN') {
      open.push(name.toUpperCase())
      if (open[0] !== 'VCALENDAR') throw new UnreadableFile('no_ics')
      if (open.length > ICS_LIMITS.depth) throw new UnreadableFile('too_deep')
      if (open.length === 2) [lines, line] = [[], number]
    }
    if (open.length >= 2) lines.push(content)
    if (lines.length > ICS_LIMITS.lines) throw new UnreadableFile('too_many')
    if (edge?.toUpperCase() !== 'END') continue
    if (open.pop() !== name.toUpperCase()) throw new UnreadableFile('no_ics')
    if (open.length === 1) found.push({ line, name: name.toUpperCase(), text: lines.join('\r\n') })
    if (found.length > ICS_LIMITS.components) throw new UnreadableFile('too_many')
  }
  if (open.length > 0) throw new UnreadableFile('no_ics')
  return found
}

/** The lines of a file with their numbers, folded ones put together, empty ones left out. Throws for one that is too long. */
function* unfolded(text: string): Generator<{ number: number; content: string }> {
  let number = 0
  let begins = 0
  let parts: string[] = []
  let length = 0
  for (const part of physicalLines(text)) {
    number++
    const isFolded = parts.length > 0 && /^[ \t]/.test(part)
    if (!isFolded) {
      if (length > 0) yield { number: begins, content: parts.join('') }
      ;[parts, length, begins] = [[], 0, number]
    }
    const own = isFolded ? part.slice(1) : part
    length += own.length
    if (length > ICS_LIMITS.line) throw new UnreadableFile('long_line')
    parts.push(own)
  }
  if (length > 0) yield { number: begins, content: parts.join('') }
}

/** Lines as they stand in the file, one after another: none is copied before it is asked for. */
function* physicalLines(text: string): Generator<string> {
  let from = text.startsWith('\uFEFF') ? 1 : 0
  while (from < text.length) {
    const end = text.indexOf('\n', from)
    const until = end === -1 ? text.length : end
    if (until - from > ICS_LIMITS.line + 1) throw new UnreadableFile('long_line')
    yield text.slice(from, text[until - 1] === '\r' ? until - 1 : until)
    from = until + 1
  }
}

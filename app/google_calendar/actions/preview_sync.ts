import { GoogleApi } from '#app/google_calendar/client/google_api'
import { GoogleGrants } from '#app/google_calendar/client/google_grants'
import { EventAnswer, GoogleProblem } from '#app/google_calendar/client/google_problem'
import { readChange } from '#app/google_calendar/domain/read_change'
import { whenOf, type GoogleEvent } from '#app/google_calendar/domain/said'
import type GoogleConnection from '#app/google_calendar/models/google_connection'
import { withTimes } from '#app/google_calendar/queries/known_things'
import { Work } from '#app/google_calendar/queries/work'
import type { Identity } from '#app/workspaces/identity'
import { Access } from './access.js'

/** Something that a sync would change. `firstDay` is `YYYY-MM-DD`, as the zone of the firm has it. */
export interface PreviewLine {
  side: 'foja' | 'google'
  does: 'added' | 'changed' | 'deleted' | 'hidden' | 'put_back' | 'left_out'
  title: string
  day: string | null
}

/** Most lines that are shown; all are counted. */
const SHOWN = 200

/** Says what a sync would change on both sides. Nothing is written, on neither. */
export class PreviewSync {
  constructor(
    private readonly api = new GoogleApi(),
    private readonly grants = new GoogleGrants()
  ) {}

  /** Throws GoogleProblem. */
  async handle(connection: GoogleConnection, identity: Identity): Promise<{ lines: PreviewLine[]; total: number }> {
    const access = new Access(connection, this.grants)
    const read = await access
      .with(async (calendar) => {
        const since = await this.api.changes(calendar, connection.syncToken)
        return since ?? this.api.changes(calendar, null)
      })
      .catch((error: unknown) => {
        throw error instanceof EventAnswer ? new GoogleProblem('unreadable') : error
      })
    if (!read) throw new GoogleProblem('unreadable')
    const work = new Work(connection, identity)
    const zone = identity.workspace!.timeZone
    const lines: PreviewLine[] = []
    let total = 0
    const tell = (line: PreviewLine) => ++total <= SHOWN && lines.push(line)
    for (const event of read.events) (await this.reading(work, event, zone)).forEach(tell)
    for await (const step of work.steps()) {
      const said = step.does === 'delete' ? step.row.base : step.thing.said
      const does = ({ add: 'added', change: 'changed', delete: 'deleted' } as const)[step.does]
      tell({ side: 'google', does, title: said?.summary ?? '', day: dayOf(said?.when ?? '', zone) })
    }
    return { lines, total }
  }

  /** What follows from one event; what is remembered is changed in memory only, so that what is written afterwards is known. */
  private async reading(work: Work, event: GoogleEvent, zone: string): Promise<PreviewLine[]> {
    const row = await work.findItem(event.id)
    const thing = row && (await work.lookAt(row))
    await withTimes(work.identity.workspace!.id, [thing])
    const reading = readChange(event, row, thing)
    if (!reading) return []
    const title = thing?.said.summary ?? (event.summary || row?.base?.summary) ?? ''
    const line = (side: PreviewLine['side'], does: PreviewLine['does']): PreviewLine[] => [
      { side, does, title, day: dayOf(event.when ?? thing?.said.when ?? '', zone) },
    ]
    if (reading.does === 'add') return line('foja', 'added')
    if (reading.does === 'ignore') return row?.state === 'ignored' ? [] : line('google', 'left_out')
    work.suppose(row!)
    if (reading.does === 'hide') {
      row!.state = 'hidden'
      return line('google', 'hidden')
    }
    if (reading.does === 'cancel') {
      row!.state = 'hidden'
      return line('foja', 'deleted')
    }
    row!.base = reading.base
    if (reading.does === 'change') {
      thing!.said = {
        ...thing!.said,
        summary: reading.summary ?? thing!.said.summary,
        when: reading.when ?? thing!.said.when,
      }
      return line('foja', 'changed')
    }
    row!.state = reading.state
    return reading.putBack ? line('google', 'put_back') : []
  }
}

function dayOf(when: string, zone: string): string | null {
  if (when === '') return null
  const said = whenOf(when)
  return 'startsAt' in said ? said.startsAt.setZone(zone).toISODate() : said.firstDay
}

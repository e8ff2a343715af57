import MatterDeadline from '#app/docket/models/matter_deadline'
import { deadlineLines, soonestFirst, type DeadlineLine } from './deadline_lines.js'

type InMatter = { id: number; workspaceId: number }

/** Deadlines that run and are shown at once, the next ones first, and how many may be asked for by and by. */
const OPEN = 100
const MOST_OPEN = 1_000
/** Most closed deadlines that are shown, the last ones first. */
const CLOSED = 100

const ofMatter = ({ id, workspaceId }: InMatter) =>
  MatterDeadline.in({ id: workspaceId }).where('matter_deadlines.matter_id', id)

export interface MatterDocket {
  open: DeadlineLine[]
  closed: DeadlineLine[]
  /** How many to ask for to see more of those that run; null when all are there, or no more are shown. */
  nextLimit: number | null
}

/** The deadlines of a matter: those that run, the next first, `asked` of them at most, and those that ended, the last first. */
export async function matterDocket(matter: InMatter, asked = OPEN): Promise<MatterDocket> {
  const limit = Math.min(Math.max(asked, OPEN), MOST_OPEN)
  const running = soonestFirst(ofMatter(matter).where('matter_deadlines.open', 1)).limit(limit + 1)
  const open = await deadlineLines(running)
  const nextLimit = open.length > limit && limit < MOST_OPEN ? limit + OPEN : null
  const ended = ofMatter(matter).where('matter_deadlines.open', 0).orderBy('matter_deadlines.closed_at', 'desc')
  return {
    open: open.slice(0, limit),
    nextLimit,
    closed: await deadlineLines(ended.orderBy('matter_deadlines.id', 'desc').limit(CLOSED)),
  }
}

/** How many deadlines of a matter run. */
export async function openDeadlines(matter: InMatter): Promise<number> {
  const row = await ofMatter(matter)
    .where('matter_deadlines.open', 1)
    .count('* as total')
    .pojo<{ total: number }>()
    .first()
  return Number((row as { total: number }).total)
}

/** The next deadlines of a matter. */
export const nextDeadlines = (matter: InMatter, limit: number): Promise<DeadlineLine[]> =>
  deadlineLines(soonestFirst(ofMatter(matter).where('matter_deadlines.open', 1)).limit(limit))

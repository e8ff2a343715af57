import MatterDeadline from '#app/docket/models/matter_deadline'
import { deadlineLines, soonestFirst, type DeadlineLine } from './deadline_lines.js'

type InMatter = { id: number; workspaceId: number }

/** Most closed deadlines that are shown, the last ones first. */
const CLOSED = 100

const ofMatter = ({ id, workspaceId }: InMatter) =>
  MatterDeadline.in({ id: workspaceId }).where('matter_deadlines.matter_id', id)

/** The deadlines of a matter: those that run, the next first, and those that ended, the last first. */
export async function matterDocket(matter: InMatter): Promise<{ open: DeadlineLine[]; closed: DeadlineLine[] }> {
  const open = await deadlineLines(soonestFirst(ofMatter(matter).where('matter_deadlines.open', 1)))
  const ended = ofMatter(matter).where('matter_deadlines.open', 0).orderBy('matter_deadlines.closed_at', 'desc')
  return { open, closed: await deadlineLines(ended.orderBy('matter_deadlines.id', 'desc').limit(CLOSED)) }
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

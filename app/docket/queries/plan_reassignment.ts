import User from '#app/accounts/models/user'
import { whyLeft, type Left, type Move } from '#app/docket/domain/reassignment'
import MatterDeadline from '#app/docket/models/matter_deadline'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { membersSeeing } from './members_seeing.js'

/** What becomes of one deadline: what it is called, whose it is and would be, and why it stays. */
export type PlannedMove = {
  id: number
  title: string | null
  matter: string | null
  before: string | null
  after: string | null
  left: Left | null
}

/** What giving deadlines to other people would do, in the order in which they were named. Nothing is changed, and nothing is told of what the viewer does not see. */
export async function planReassignment(viewer: MatterViewer, moves: Move[]): Promise<PlannedMove[]> {
  const firm = { id: viewer.workspaceId ?? 0 }
  const ids = moves.map(({ id }) => id)
  const rows = await MatterDeadline.in(firm).whereIn('matter_deadlines.id', ids)
  const seen = await Matter.seenBy(viewer).whereIn(
    'matters.id',
    rows.map(({ matterId }) => matterId)
  )
  const deadlines = new Map(rows.map((row) => [row.id, row]))
  const matters = new Map(seen.map((matter) => [matter.id, matter]))
  const people = [...moves, ...rows].flatMap(({ responsibleId }) => responsibleId ?? [])
  const names = await User.namesById([...new Set(people)])
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  const whoSees = membersSeeing()
  const plan: PlannedMove[] = []
  for (const move of moves) {
    const deadline = deadlines.get(move.id)
    const matter = deadline && matters.get(deadline.matterId)
    if (!matter) {
      plan.push({ id: move.id, title: null, matter: null, before: null, after: null, left: 'gone' })
      continue
    }
    const left = whyLeft(move, deadline, { readOnly: matter.readOnly, able: await whoSees(matter) })
    plan.push({
      id: move.id,
      title: deadline.title,
      matter: `${matter.reference} · ${matter.title}`,
      before: nameOf(deadline.responsibleId),
      after: left === null ? nameOf(move.responsibleId) : null,
      left,
    })
  }
  return plan
}

import { nextSteps, type Viewer } from '#app/core/contributions/registries'
import Matter from '#app/matters/models/matter'
import { isoOf } from '#app/matters/queries/lists/matter_rows'
import { todayIn } from '#app/workspaces/queries/today_in'

const MAX_MATTERS = 10

/** An active matter in which nothing is to be done: no open activity, no reminder to come, no deadline. */
export type StalledMatter = {
  id: number
  reference: string
  title: string
  clientName: string | null
  updatedAt: string
}

interface Row {
  id: number
  reference: string
  title: string
  client_name: string | null
  updated_at: string
}

/** The active matters that somebody answers for (`whose: 'firm'`: all that they see) and that have no next step, longest untouched first. */
export async function mattersWithoutNextStep(
  viewer: Viewer,
  { limit = MAX_MATTERS, whose = 'mine' }: { limit?: number; whose?: 'mine' | 'firm' } = {}
): Promise<StalledMatter[]> {
  if (viewer.workspaceId === null || !viewer.may('expedientes:leer')) return []
  const query = Matter.seenBy(viewer).where({ 'matters.archived': 0, 'matters.status': 'active' })
  if (whose === 'mine') query.where('matters.responsible_id', viewer.userId)
  const today = await todayIn(viewer.workspaceId)
  for (const { steps } of nextSteps.all()) query.whereNotExists((taken) => void steps(taken as never, today))
  const rows = (await query
    .orderBy('matters.updated_at')
    .limit(limit)
    .select('matters.id', 'matters.reference', 'matters.title', 'matters.client_name', 'matters.updated_at')
    .pojo<Row>()) as Row[]
  return rows.map(({ id, reference, title, client_name: clientName, updated_at: at }) => {
    return { id, reference, title, clientName, updatedAt: isoOf(at) }
  })
}

import Task from '#app/core/tasks/models/task'
import { translate, type Language } from '#app/core/messages/catalogue'
import type { Place } from '#app/cfdi/folders/import_task'
import Cfdi from '#app/cfdi/models/cfdi'
import type { MatterViewer } from '#app/matters/models/matter'

/** What became of an XML that was sent with others: kept, as which CFDI as far as the reader may see it, or refused and why. */
export type FolderResult = {
  name: string
  cfdi: { id: number; reference: string } | null
  refusal: string | null
}

/** What became so far of the files that a task takes in, in their order; of a folder with more than are remembered, of the first of them. Two queries. */
export async function folderResults(viewer: MatterViewer, taskId: number, language: Language): Promise<FolderResult[]> {
  const task = await Task.in({ id: viewer.workspaceId ?? 0 })
    .where({ 'tasks.id': taskId, 'tasks.user_id': viewer.userId })
    .first()
  const told = (task?.checkpoint as Partial<Place> | null)?.told ?? []
  const seen = await Cfdi.seenBy(viewer).whereIn(
    'cfdis.id',
    told.flatMap(({ id }) => id ?? [])
  )
  const byId = new Map(seen.map(({ id, reference }) => [id, { id, reference }]))
  return told.map(({ name, id, refusal }) => ({
    name,
    cfdi: (id && byId.get(id)) || null,
    refusal: refusal ? translate(language, `cfdi.fault.${refusal.reason}`, refusal.values) : null,
  }))
}

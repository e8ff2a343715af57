import { mattersWithField } from '#app/matter_templates/queries/field_search'
import { fold } from '#app/core/text/fold'
import type { MatterQuery, MatterViewer } from '#app/matters/models/matter'
import { NO_STAGE, type MatterFilters } from '#app/matters/domain/matter_filters'
import { whereMatterSays } from './matter_search.js'

/** What narrows a list of matters; the order and the page are none of it. */
export type Narrowing = Omit<MatterFilters, 'sort' | 'descending' | 'page' | 'layout' | 'by' | 'columns' | 'saved'>

/** Keeps the matters that pass the filters of the list. */
export function narrowMatters(query: MatterQuery, viewer: MatterViewer, filters: Narrowing): MatterQuery {
  const { q, status, materia, responsible, archived } = filters
  query.where('matters.archived', Number(archived))
  if (status.length > 0) query.whereIn('matters.status', status)
  if (materia.length > 0) query.whereIn('matters.materia', materia)
  if (responsible.length > 0) query.whereIn('matters.responsible_id', responsible)
  if (filters.private) query.where('matters.private', 1)
  if (filters.court) query.where('matters.court', filters.court)
  if (filters.stage.length > 0) whereStage(query, filters.stage)
  if (filters.tag) whereTag(query, viewer.workspaceId, filters.tag)
  if (filters.client > 0) whereClient(query, filters.client)
  if (filters.mine) whereInTeam(query, viewer.userId)
  if (filters.field) query.whereIn('matters.id', mattersWithField(viewer.workspaceId ?? 0, filters.field))
  whereMatterSays(query, q, viewer.workspaceId)
  return query
}

function whereStage(query: MatterQuery, stages: string[]) {
  const named = stages.filter((stage) => stage !== NO_STAGE)
  query.where((some) => {
    if (named.length > 0) void some.whereIn('matters.stage', named)
    if (named.length < stages.length) void some.orWhereNull('matters.stage')
  })
}

function whereTag(query: MatterQuery, workspaceId: number | null, tag: string) {
  const named = { workspace_id: workspaceId ?? 0, name_folded: fold(tag) }
  query.whereIn('matters.id', (rows) => void rows.from('matter_tags').where(named).select('matter_id'))
}

function whereClient(query: MatterQuery, clientId: number) {
  query.whereIn(
    'matters.id',
    (rows) => void rows.from('matter_clients').where('client_id', clientId).select('matter_id')
  )
}

function whereInTeam(query: MatterQuery, userId: number) {
  query.whereIn('matters.id', (rows) => void rows.from('matter_team').where('user_id', userId).select('matter_id'))
}

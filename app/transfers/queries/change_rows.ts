import User from '#app/accounts/models/user'
import { changedTags } from '#app/clients/domain/client_tags'
import Client from '#app/clients/models/client'
import { translate, type Language } from '#app/core/messages/catalogue'
import Matter from '#app/matters/models/matter'
import type { BulkChange, BulkField } from '#app/transfers/bulk/bulk_change'
import MatterTag from '#app/matters/models/matter_tag'
import MatterTeam from '#app/matters/models/matter_team'
import type Transfer from '#app/transfers/models/transfer'
import TransferRow from '#app/transfers/models/transfer_row'

export const ROWS_PER_PAGE = 25

/** One record of a change: what it is called, what it is or was and what it becomes or became. */
export type ChangeRow = {
  id: number
  title: string
  context: string | null
  before: string
  after: string
  outcome: TransferRow['outcome']
  undo: TransferRow['undo']
  /** Why it is left as it is. */
  left: 'same' | 'locked' | null
}

type Names = Map<number, string>
type State = Record<string, unknown>

/** Which part of the state of a record a change concerns. */
const PART: Record<BulkField, string> = {
  status: 'status',
  materia: 'materia',
  stage: 'stage',
  responsibleId: 'responsibleId',
  teamAdd: 'team',
  teamRemove: 'team',
  tagAdd: 'tags',
  tagRemove: 'tags',
  taxRegime: 'taxRegime',
  archived: 'archived',
}

/** One page of the records of a change. Records that the person does not see (any more) have no name. */
export async function changeRows(
  transfer: Transfer,
  page: number,
  language: Language,
  only?: 'kept'
): Promise<ChangeRow[]> {
  const query = TransferRow.in({ id: transfer.workspaceId }).where('transfer_id', transfer.id)
  if (only) query.where('undo', only)
  const rows = await query
    .orderBy('line')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
  const ids = rows.map(({ recordId }) => recordId ?? 0)
  const change = transfer.settings.change as BulkChange | undefined
  const states = await statesOf(transfer, ids, change)
  const people = await peopleIn(rows, states, change)
  return rows.map((row) => shown({ row, state: states.get(row.recordId ?? 0), change, people, language }))
}

async function statesOf(
  { subject, workspaceId, userId }: Transfer,
  ids: number[],
  change?: BulkChange
): Promise<Map<number, State>> {
  if (subject === 'clients') {
    const clients = await Client.in({ id: workspaceId }).whereIn('clients.id', ids)
    return new Map(
      clients.map(({ id, name, email, taxRegime, responsibleId, archived, tags }) => [
        id,
        { title: name, context: email, taxRegime, responsibleId, archived, tags: tags ?? [] },
      ])
    )
  }
  const matters = await Matter.seenBy({ workspaceId, userId }).whereIn('matters.id', ids)
  const lists =
    change && ['team', 'tags'].includes(PART[change.field]) ? await listsOf(matters.map(({ id }) => id)) : null
  return new Map(
    matters.map((matter) => {
      const { id, reference, title, clientName, status, materia, stage, responsibleId, archived, readOnly } = matter
      const own = { title: `${reference} · ${title}`, context: clientName, readOnly, createdById: matter.createdById }
      const { team = [], tags = [] } = lists?.get(id) ?? {}
      return [id, { ...own, status, materia, stage, responsibleId, archived, team, tags }]
    })
  )
}

async function listsOf(ids: number[]): Promise<Map<number, { team: number[]; tags: string[] }>> {
  const lists = new Map(ids.map((id) => [id, { team: [] as number[], tags: [] as string[] }]))
  for (const one of await MatterTeam.byKey('matter_id', ids).orderBy('id'))
    lists.get(one.matterId)!.team.push(one.userId)
  for (const tag of await MatterTag.byKey('matter_id', ids).orderBy('id')) lists.get(tag.matterId)!.tags.push(tag.name)
  return lists
}

async function peopleIn(rows: TransferRow[], states: Map<number, State>, change?: BulkChange): Promise<Names> {
  const told: unknown[] = [change?.value].flat()
  for (const state of [...rows.flatMap(({ before, after }) => [before, after]), ...states.values()]) {
    const { team = [], responsibleId = null } = (state ?? {}) as { team?: number[]; responsibleId?: number | null }
    told.push(...team, responsibleId)
  }
  const ids = [...new Set(told.filter((id): id is number => typeof id === 'number'))]
  return User.namesById(ids)
}

interface Showing {
  row: TransferRow
  state: State | undefined
  change: BulkChange | undefined
  people: Names
  language: Language
}

function shown({ row, state, change, people, language }: Showing): ChangeRow {
  const { outcome, undo } = row
  const part = change && PART[change.field]
  const text = (values: State | null | undefined) => (part ? formatValue(part, values?.[part], people, language) : '')
  const isDone = outcome !== 'ready'
  const next = state && change ? nextState(state, change) : null
  const [before, after] = isDone ? [text(row.before ?? state), text(row.after ?? state)] : [text(state), text(next)]
  const isLocked = !state || (Boolean(state.readOnly) && change?.field !== 'archived')
  const left = isLocked ? ('locked' as const) : before === after ? ('same' as const) : null
  return {
    id: row.recordId ?? 0,
    title: state ? String(state.title) : translate(language, 'transfers.unseen'),
    context: (state?.context as string | null) ?? null,
    ...{ before, after, outcome, undo, left },
  }
}

/** What a record would be. */
function nextState(state: State, { field, value }: BulkChange): State {
  const team = (state.team ?? []) as number[]
  const tags = (state.tags ?? []) as string[]
  if (field === 'teamAdd') return { team: [...new Set([...team, ...value])] }
  if (field === 'teamRemove')
    return { team: team.filter((id) => !value.includes(id) || id === state.responsibleId || id === state.createdById) }
  if (field === 'tagAdd') return { tags: changedTags(tags, { add: value }) }
  if (field === 'tagRemove') return { tags: changedTags(tags, { remove: value }) }
  return { [PART[field]]: value }
}

function formatValue(part: string, value: unknown, people: Names, language: Language): string {
  if (part === 'archived') return translate(language, value ? 'transfers.archived' : 'transfers.not_archived')
  if (part === 'team') return (value as number[] | undefined)?.map((id) => people.get(id) ?? '').join(', ') || '—'
  if (part === 'tags') return (value as string[] | undefined)?.join(', ') || '—'
  if (value === null || value === undefined || value === '') return '—'
  if (part === 'responsibleId') return people.get(Number(value)) ?? '—'
  if (part === 'taxRegime') return translate(language, `firm.regime.${String(value)}`)
  return part === 'stage' ? String(value) : translate(language, `matters.${part}.${String(value)}`)
}

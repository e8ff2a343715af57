import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import { joinOn } from '#app/core/models/join_on'
import MatterClient from '#app/matters/models/matter_client'
import MatterTag from '#app/matters/models/matter_tag'
import MatterTeam from '#app/matters/models/matter_team'
import { joinTags } from '#app/transfers/records/cells/cell_list'
import { selectedClients, selectedMatters, type Selecting } from '#app/transfers/bulk/selected'
import { clientLine, matterLine, type ExportLine, type LineContext } from './record_columns.js'

const PAGE = 500

/** The chosen records as lines of a file, some hundreds at a time. */
export async function* exportLines(selecting: Selecting, context: LineContext): AsyncGenerator<ExportLine> {
  for (let last = 0; ;) {
    const [lines, end] = await (selecting.subject === 'matters'
      ? mattersAfter(selecting, last, context)
      : clientsAfter(selecting, last, context))
    yield* lines
    if (lines.length < PAGE) return
    last = end
  }
}

type Page = Promise<[ExportLine[], number]>

async function clientsAfter(selecting: Selecting, last: number, context: LineContext): Page {
  const selected = await selectedClients(selecting)
  const clients = await selected.query
    .where('clients.id', '>', last)
    .orderBy('clients.id')
    .limit(PAGE)
    .preload('responsible')
  const contacts = await ClientContact.in({ id: selecting.viewer.workspaceId })
    .whereIn(
      'client_id',
      clients.map(({ id }) => id)
    )
    .orderBy('id')
  const byClient = Map.groupBy(contacts, ({ clientId }) => clientId)
  return [
    clients.map((client) => clientLine(client, byClient.get(client.id) ?? [], context)),
    clients.at(-1)?.id ?? last,
  ]
}

async function mattersAfter(selecting: Selecting, last: number, context: LineContext): Page {
  const selected = await selectedMatters(selecting)
  const rows = (await selected.query
    .where('matters.id', '>', last)
    .leftJoin(...joinOn(User, 'matters.responsible_id', 'answering'))
    .select('matters.*', 'answering.name as responsible_name')
    .orderBy('matters.id')
    .limit(PAGE)
    .pojo<Record<string, unknown>>()) as Record<string, unknown>[]
  const ids = rows.map(({ id }) => Number(id))
  const team = await namesByMatter(
    ids,
    MatterTeam.byKey('matter_id', ids)
      .join(...joinOn(User, 'matter_team.user_id'))
      .select('matter_id', 'users.name')
  )
  const tags = await namesByMatter(ids, MatterTag.byKey('matter_id', ids).select('matter_id', 'name'))
  const clients = await namesByMatter(
    ids,
    MatterClient.byKey('matter_id', ids)
      .join(...joinOn(Client, 'client_id'))
      .select('matter_id', 'name'),
    'matter_clients.id'
  )
  const said = (of: Map<number, string[]>, id: unknown) => of.get(Number(id)) ?? []
  const lines = rows.map((row) => {
    const names = {
      clients: mainFirst(said(clients, row.id), row.client_name).join('; '),
      team: said(team, row.id).join('; '),
    }
    return matterLine(row, { ...names, tags: joinTags(said(tags, row.id)) }, context)
  })
  return [lines, ids.at(-1) ?? last]
}

/** The names of the clients of a matter, the main client first. */
const mainFirst = (names: string[], main: unknown) => [
  ...names.filter((name) => name === main),
  ...names.filter((name) => name !== main),
]

type NameRow = { matter_id: number; name: string }
type Named = ModelQueryBuilderContract<typeof MatterTeam | typeof MatterTag | typeof MatterClient>

/** Names that belong to matters, by matter. */
async function namesByMatter(ids: number[], query: Named, order = 'name'): Promise<Map<number, string[]>> {
  const rows = ids.length === 0 ? [] : ((await query.orderBy(order).pojo<NameRow>()) as NameRow[])
  const names = new Map<number, string[]>()
  for (const { matter_id, name } of rows) names.set(matter_id, [...(names.get(matter_id) ?? []), name])
  return names
}

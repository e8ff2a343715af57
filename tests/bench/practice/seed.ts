import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { fold } from '#app/core/text/fold'
import { MATERIAS } from '#app/matters/materias'
import { STAGES } from '#app/matters/stages'
import { firm } from '#tests/helpers/people'
import { openSession } from '#tests/helpers/signed_in'

const BATCH = 200

export interface Sizes {
  matters: number
  clients: number
  entries: number
}

type Firm = Awaited<ReturnType<typeof firm>>
type Row = Record<string, unknown>

/** Writes rows of a table, some hundreds in a statement. */
async function fill(table: string, count: number, row: (index: number) => Row) {
  await db.transaction(async (trx) => {
    for (let first = 0; first < count; first += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => row(first + index))
      await trx.knexQuery().table(table).insert(rows)
    }
  })
}

function matterRow({ workspace, owner }: Firm, clientIds: number[]) {
  return (index: number): Row => {
    const materia = MATERIAS[index % MATERIAS.length]!
    const title = `Asunto ficticio ${index} contra la Inmobiliaria Inventada ${(index * 7919) % 100_003}`
    const client = `Cliente Ficticio ${index % clientIds.length}, S.A. de C.V.`
    const at = toSqlInstant(clock.now().minus({ minutes: index }))
    return {
      workspace_id: workspace.id,
      number: index + 1,
      reference: `DP-${String(index + 1).padStart(4, '0')}`,
      title,
      materia,
      court: `Juzgado Ficticio ${index % 40} de Distrito`,
      file_number: `${index}/2026`,
      client_name: client,
      client_id: clientIds[index % clientIds.length],
      responsible_id: owner.id,
      created_by_id: owner.id,
      status: index % 11 === 0 ? 'concluded' : 'active',
      stage: STAGES[materia][index % 5] ?? null,
      archived: index % 50 === 0,
      private: index % 200 === 0,
      read_only: false,
      trashed: false,
      title_folded: fold(title),
      client_folded: fold(client),
      search_text: fold(`${index} ${title} ${client}`),
      next_on: index % 3 === 0 ? at.slice(0, 10) : null,
      version: 1,
      created_at: at,
      updated_at: at,
    }
  }
}

async function idsOf(table: string, workspaceId: number): Promise<number[]> {
  return (await db.from(table).where('workspace_id', workspaceId).orderBy('id').select('id')).map(({ id }) =>
    Number(id)
  )
}

/** A firm of this size, invented, with its owner signed in. Timeline entries go to the log without its chain: nothing here verifies it. */
export async function seedPractice(sizes: Sizes): Promise<{ sessionId: string; matterId: number }> {
  const own = await firm('Despacho de la medición')
  const workspace_id = own.workspace.id
  const now = toSqlInstant(clock.now())
  await fill('clients', sizes.clients, (index) => {
    const name = `Cliente Ficticio ${index}, S.A. de C.V.`
    return {
      workspace_id,
      name,
      name_folded: fold(name),
      type: 'business',
      version: 1,
      created_at: now,
      updated_at: now,
    }
  })
  const clients = await idsOf('clients', workspace_id)
  await fill('matters', sizes.matters, matterRow(own, clients))
  const matters = await idsOf('matters', workspace_id)
  await fill('matter_clients', matters.length, (index) => {
    return { workspace_id, matter_id: matters[index], client_id: clients[index % clients.length], created_at: now }
  })
  await fill('matter_team', matters.length, (index) => {
    return { workspace_id, matter_id: matters[index], user_id: own.owner.id, created_at: now }
  })
  await fill('audit_entries', sizes.entries, (index) => entryRow(own, matters[index % matters.length]!, index))
  const session = await openSession(own.owner, own.workspace)
  return { sessionId: session.id, matterId: matters[Math.floor(matters.length / 2)]! }
}

function entryRow({ workspace, owner }: Firm, matterId: number, index: number): Row {
  return {
    chain: workspace.id,
    seq: index + 1,
    workspace_id: workspace.id,
    at: toSqlInstant(clock.now().minus({ seconds: index })),
    actor_id: owner.id,
    actor_kind: 'user',
    action: 'matter.edited',
    subject_type: 'matter',
    subject_id: String(matterId),
    matter_id: null,
    before: '{"title":"Antes"}',
    after: '{"title":"Después"}',
    previous_hash: '',
    hash: String(index).padStart(64, '0'),
  }
}

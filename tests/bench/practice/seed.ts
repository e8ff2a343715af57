import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { fold } from '#app/core/text/fold'
import { MATERIAS } from '#app/matters/domain/materias'
import { STAGES } from '#app/matters/domain/stages'
import { firm, type Firm } from '#tests/helpers/people'
import { openSession } from '#tests/helpers/signed_in'
import { fill, idsOf, type Row } from './fill.js'
import { seedDocuments, seedWork } from './seed_parts.js'

const ACTIONS = ['matter.edited', 'note.written', 'activity.added', 'document.added', 'matter.stage_changed']

export interface Sizes {
  matters: number
  clients: number
  entries: number
  documents: number
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
      search_text: fold(name),
      archived: false,
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
  await seedWork(own, matters)
  await seedDocuments(own, matters, sizes.documents)
  const session = await openSession(own.owner, own.workspace)
  return { sessionId: session.id, matterId: matters[Math.floor(matters.length / 2)]! }
}

function entryRow({ workspace, owner }: Firm, matterId: number, index: number): Row {
  // Rows of one matter come in turns of as many as there are matters: each matter has audit entries of every kind.
  const action = ACTIONS[(index * 7 + Math.floor(index / 50)) % ACTIONS.length]!
  const subject = action.split('.')[0]!
  return {
    chain: workspace.id,
    seq: index + 1,
    workspace_id: workspace.id,
    at: toSqlInstant(clock.now().minus({ seconds: index })),
    actor_id: owner.id,
    actor_kind: 'user',
    action,
    subject_type: subject,
    subject_id: String(subject === 'matter' ? matterId : index + 1),
    matter_id: subject === 'matter' ? null : matterId,
    before: '{"title":"Antes","name":"Antes"}',
    after: '{"title":"Después","name":"Después"}',
    previous_hash: '',
    hash: String(index).padStart(64, '0'),
  }
}

import { DateTime } from 'luxon'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type User from '#app/accounts/models/user'
import { LinkMatters } from '#app/matters/actions/link_matters'
import { ChangeStage } from '#app/matters/actions/change_stage'
import { ChangeTeam } from '#app/matters/actions/change_team'
import { ManageParty } from '#app/matters/actions/manage_party'
import type { PartyFields } from '#app/matters/domain/party_fields'
import Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import { STAGES } from '#app/matters/domain/stages'
import type { Materia } from '#app/matters/domain/materias'
import type Workspace from '#app/workspaces/models/workspace'
import Court from '#app/courts/models/court'

const party = (
  [name, role, side]: [string, PartyFields['role'], PartyFields['side']],
  more: Partial<PartyFields> = {}
): PartyFields => ({ kind: 'person', name, role, side, ...more })

/** Who takes part in the first matters of the demo. Everybody is invented. */
const PARTIES: PartyFields[][] = [
  [
    party(['Operadora Gastronómica La Galatea, S.A. de C.V.', 'complainant', 'ours'], { kind: 'business' }),
    party(['Alcaldía Cuauhtémoc (autoridad ficticia de la demostración)', 'responsible_authority', 'neutral'], {
      kind: 'business',
    }),
    party(['Lic. Nadia Orellana Puig', 'authorized', 'ours'], { note: 'Autorizada en términos amplios.' }),
  ],
  [party(['Administración Desconcentrada de Auditoría (ficticia)', 'defendant', 'other'], { kind: 'business' })],
  [party(['Procuraduría Ambiental del Valle (ficticia)', 'defendant', 'other'], { kind: 'business' })],
  [
    party(['Rosa Elena Montes Quintero', 'worker', 'ours']),
    party(['Plásticos del Bajío, S.A. de C.V.', 'employer', 'other'], {
      kind: 'business',
      lawyers: [{ name: 'Lic. Teodoro Garduño Rul', licenseNumber: '5550123', phone: '55 5555 0199' }],
    }),
  ],
]

/** Courts that do not exist, so that the search of the catalogue finds something in the demo. */
const COURTS = [
  [
    'demo-1',
    'Juzgado Primero de Distrito en Materia Mixta (demostración), con residencia en Real de Catorce',
    'San Luis Potosí',
  ],
  ['demo-2', 'Segundo Tribunal Colegiado en Materia Civil (demostración), con residencia en Cosalá', 'Sinaloa'],
  ['demo-3', 'Tribunal Laboral Federal de Asuntos Individuales (demostración), con sede en Xilitla', 'San Luis Potosí'],
] as const

/** Gives the matters of the demo stages, parties, a team and a link, as far as they have none. */
export async function seedPracticeMatters(workspace: Workspace, team: User[]): Promise<void> {
  try {
    await seed(workspace, team)
  } finally {
    clock.restore()
  }
}

async function seed(workspace: Workspace, [owner, ...others]: User[]): Promise<void> {
  const author: Author = { userId: owner!.id, kind: 'user', ip: null, requestId: null }
  for (const [externalId, name, state] of COURTS)
    await Court.firstOrCreate({ source: 'demo', externalId }, { name, state, kind: 'other' } as never)
  const matters = await Matter.in(workspace).orderBy('number')
  const now = clock.now()
  for (const [index, matter] of matters.entries()) {
    clock.freeze(DateTime.min(matter.updatedAt.plus({ hours: 2 }), now))
    const stages = STAGES[matter.materia as Materia]
    if (matter.stage === null && matter.status === 'active')
      await new ChangeStage().handle(author, matter, { stage: stages[index % Math.min(stages.length, 5)]! })
  }
  if ((await MatterParty.in(workspace).first()) !== null) return
  for (const [index, parties] of PARTIES.entries()) {
    if (!matters[index]) continue
    for (const fields of parties) await new ManageParty().add(author, matters[index], fields)
    await new ChangeTeam().handle(
      author,
      matters[index],
      others.map(({ id }) => id)
    )
  }
  const [first, appeal] = [matters[0], matters.find(({ title }) => title.startsWith('Queja contra'))]
  if (first && appeal) await new LinkMatters().link(author, appeal, first, 'appeal').catch(() => undefined)
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { dayInMexico } from '#app/core/mexico'
import { clock } from '#app/core/clock'
import { storeBytes } from '#app/documents/actions/store_bytes'
import Document from '#app/documents/models/document'
import { ChangeStage } from '#app/matters/actions/change_stage'
import Matter from '#app/matters/models/matter'
import MatterStage from '#app/matters/models/matter_stage'
import PortalMessage from '#app/portal/models/portal_message'
import PortalRequest from '#app/portal/models/portal_request'
import PortalUpdate from '#app/portal/models/portal_update'
import type Workspace from '#app/workspaces/models/workspace'

const UPDATES = [
  { text: 'Presentamos la demanda. El juzgado la recibió el mismo día.', days: 30 },
  { text: 'El juez admitió la demanda. Aún no decide si su local puede abrir mientras dura el juicio.', days: 20 },
  {
    text: 'El juez dijo que su local siga cerrado por ahora. Vamos a pedir que otro tribunal vea esa decisión.',
    days: 3,
    next: { nextTitle: 'Presentamos el recurso de revisión. Pedimos que otro tribunal vea la decisión.', inDays: 4 },
  },
]

/** Through which stages the matter came, and how many days ago. */
const STAGES = [
  ['Demanda', 30],
  ['Admisión', 20],
  ['Suspensión definitiva', 3],
] as const

const REQUESTS = [
  {
    title: 'Estados de cuenta de agosto a octubre',
    explanation: 'Los descarga de la página de su banco. Una foto clara de cada hoja también sirve.',
    inDays: 9,
  },
  { title: 'Aviso de funcionamiento', explanation: null, inDays: null },
]

const MESSAGES = [
  { side: 'client' as const, text: 'Buenos días. ¿Ya puedo avisar a mis empleados cuándo abrimos?' },
  { side: 'firm' as const, text: 'Buenos días. Todavía no hay fecha. En cuanto el tribunal decida le aviso por aquí.' },
]

const SHARED = {
  name: 'Decisión del juzgado (ficticia).txt',
  bytes: Buffer.from(
    'Documento ficticio de demostración.\n\nEl juzgado resuelve que el local siga cerrado mientras dura el juicio.\n'
  ),
}

/** What the fictitious client of the demo finds in the portal. Finds out by itself whether it is there. */
export async function seedPortal(workspace: Workspace, lawyer: User, client: User): Promise<void> {
  const matter = await Matter.in(workspace).where('client_user_id', client.id).orderBy('id').first()
  if (!matter) return
  await seedShared(workspace, matter, lawyer)
  await seedStages(matter, lawyer)
  await db.transaction(async (trx) => {
    if (await PortalUpdate.in(workspace, trx).first()) return
    await seedUpdates(trx, matter, lawyer)
    await seedRequests(trx, matter, lawyer)
    const base = { workspaceId: workspace.id, matterId: matter.id }
    for (const { side, text } of MESSAGES) {
      const userId = side === 'firm' ? lawyer.id : client.id
      await PortalMessage.create({ ...base, userId, side, text }, { client: trx })
    }
  })
}

async function seedUpdates(trx: TransactionClientContract, matter: Matter, lawyer: User) {
  const base = { workspaceId: matter.workspaceId, matterId: matter.id, userId: lawyer.id, shown: true, attend: false }
  for (const { text, days, next } of UPDATES) {
    const step = next ? { nextTitle: next.nextTitle, nextOn: dayInMexico(next.inDays) } : {}
    const createdAt = clock.now().minus({ days })
    await PortalUpdate.create({ ...base, text, ...step, createdAt }, { client: trx })
  }
}

async function seedRequests(trx: TransactionClientContract, matter: Matter, lawyer: User) {
  const base = { workspaceId: matter.workspaceId, matterId: matter.id, askedById: lawyer.id }
  for (const { inDays, ...request } of REQUESTS) {
    const state = inDays === null ? ('accepted' as const) : ('open' as const)
    const dueOn = inDays === null ? null : dayInMexico(inDays)
    await PortalRequest.create({ ...base, ...request, dueOn, state }, { client: trx })
  }
}

async function seedStages(matter: Matter, lawyer: User) {
  const known = await MatterStage.query().where('matter_id', matter.id).whereNot('stage', STAGES[0][0]).first()
  if (known) return
  const author = { userId: lawyer.id, kind: 'user' as const, ip: null, requestId: null }
  for (const [stage, days] of STAGES)
    await new ChangeStage().handle(author, matter, { stage, since: dayInMexico(-days) })
}

async function seedShared(workspace: Workspace, matter: Matter, lawyer: User) {
  const known = await Document.in(workspace).where({ matter_id: matter.id, name: SHARED.name }).first()
  if (known) return
  const author = { userId: lawyer.id, kind: 'user' as const, ip: null, requestId: null }
  await storeBytes(author, matter, SHARED, { folderId: null, shared: true })
}

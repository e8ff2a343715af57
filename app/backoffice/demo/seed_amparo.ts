import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { ChangeNews } from '#app/amparo/actions/change_news'
import { WriteDemand } from '#app/amparo/actions/write_demand'
import { WriteProceeding } from '#app/amparo/actions/write_proceeding'
import { NO_ANSWERS } from '#app/amparo/domain/demand'
import type { ProceedingFields } from '#app/amparo/domain/proceeding_fields'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'
import { courtDay } from './court_day.js'

const authorOf = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })

const NOTHING: Omit<ProceedingFields, 'kind' | 'isOwn' | 'number' | 'court' | 'complainant' | 'suspension'> = {
  ...{ courtId: null, thirdParty: null, actClaimed: null, authorities: null, notifiedOn: null, notification: null },
  ...{ notes: null, matterId: null, parentId: null, shownToClient: false },
}

/** An amparo in process in the first matter, which its client follows in the portal with one of its orders, a case that is followed with two orders, and a claim that is half done. All of it is invented; once there is one, nothing is added. */
export async function seedAmparo(workspace: Workspace, [owner, lawyer]: [User, User]): Promise<void> {
  if (await AmparoProceeding.in(workspace).first()) return
  const writing = new WriteProceeding()
  const matter = await Matter.in(workspace).orderBy('number').firstOrFail()
  const own = await writing.add(authorOf(owner), workspace, {
    ...NOTHING,
    ...{ kind: 'indirect', isOwn: true, number: matter.fileNumber, court: matter.court, courtId: matter.courtId },
    ...{ complainant: matter.clientName, suspension: 'definitive_denied' },
    actClaimed: 'La orden de clausura del establecimiento y su ejecución.',
    authorities: 'Director de Inspección\nInspector adscrito',
    ...{ matterId: matter.id, shownToClient: true },
  })
  await writing.moveTo(authorOf(owner), own, { version: own.version, stage: 'admitted' })
  const said = { publishedOn: null, notebook: 'Principal' }
  await new ChangeNews().add(authorOf(lawyer), own, {
    source: 'hand',
    items: [
      {
        ...said,
        decidedOn: courtDay(-20),
        text: 'Se admite la demanda y se señala día para la audiencia constitucional.',
      },
      { ...said, decidedOn: courtDay(-6), text: 'Se tiene por rendido el informe justificado; vista a las partes.' },
    ],
  })
  const first = await AmparoNewsItem.in(workspace).where('proceedingId', own.id).orderBy('id').firstOrFail()
  await new ChangeNews().show(authorOf(owner), own, { newsId: first.id, isShown: true })
  const followed = await writing.add(authorOf(owner), workspace, {
    ...NOTHING,
    ...{ kind: 'review', isOwn: false, number: '88/2026', complainant: null, suspension: 'none' },
    court: 'Cuarto Tribunal Colegiado Ficticio en Materia Administrativa',
  })
  await writing.moveTo(authorOf(owner), followed, { version: followed.version, stage: 'admitted' })
  await new ChangeNews().add(authorOf(lawyer), followed, {
    source: 'hand',
    items: [
      {
        ...{ decidedOn: courtDay(-12), publishedOn: courtDay(-11), notebook: 'Principal' },
        text: 'Se admite el recurso de revisión. Notifíquese por lista.',
      },
      {
        ...{ decidedOn: courtDay(-2), publishedOn: null, notebook: 'Principal' },
        text: 'Túrnese el expediente a la ponencia para elaborar el proyecto de resolución.',
      },
    ],
  })
  await seedDemand(workspace, owner)
}

async function seedDemand({ id: workspaceId }: Workspace, owner: User): Promise<void> {
  const writer = { author: authorOf(owner), viewer: { userId: owner.id, workspaceId } }
  const title = 'Amparo contra el aseguramiento de la bodega'
  const demands = new WriteDemand()
  const demand = await demands.begin(writer, { kind: 'indirect', title, matterId: null })
  await demands.save(writer, demand.id, {
    ...{ version: demand.version, title, step: 'notice' },
    answers: {
      ...NO_ANSWERS,
      ...{ act: 'El aseguramiento de la bodega sin orden escrita.', actClass: 'usual', startedBy: 'knowledge' },
      ...{ authorities: 'Agente del Ministerio Público', complainant: 'Aurelia Montes Ficticia' },
      ...{ happenedOn: courtDay(-4), handling: 'pjf' },
    },
  })
}

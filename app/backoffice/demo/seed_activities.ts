import { dayInMexico, MEXICO_ZONE } from '#app/core/mexico'
import { clock } from '#app/core/clock'
import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { AddActivity, type NewActivity } from '#app/activities/actions/add_activity'
import { MoveActivity } from '#app/activities/actions/move_activity'
import { SetReminder } from '#app/activities/actions/set_reminder'
import { WriteNote } from '#app/activities/actions/write_note'
import Activity from '#app/activities/models/activity'
import type { Rhythm } from '#app/activities/domain/recurrence'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'

/** matter | days from today until it is due | whose | state | title | steps. All of it is invented. */
const TABLE = `
0 | -1 | lawyer | in_progress | Preparar la ampliación de la demanda de amparo | Revisar las actas de verificación; Redactar los conceptos de violación; Firma del quejoso
0 | 2 | owner | to_start | Solicitar copias certificadas del expediente administrativo | Escrito de solicitud; Pago de derechos
0 | -9 | lawyer | resolved | Exhibir la garantía de la suspensión |
1 | 5 | owner | to_start | Revisar el dictamen pericial contable | Cotejar con las declaraciones de 2021
1 | 0 | lawyer | in_progress | Llamar a Grupo Textil por los estados de cuenta |
1 | -2 | owner | in_progress | Contestar la vista con el informe de la autoridad | Revisar anexos; Proyecto; Firma
2 | 12 | lawyer | to_start | Ofrecer la pericial en materia ambiental | Cuestionario; Propuesta de perito
3 | 0 | owner | to_start | Preparar a los testigos para la audiencia | Citar a los tres; Repasar las preguntas
4 | 0 | owner | to_start | Revisar la propuesta de convenio de Maquinados del Centro |
4 | 8 | lawyer | to_start | Proyectar el convenio de pago |
5 | 20 | lawyer | to_start | Publicar los edictos |
`

const NOTE =
  '<p>La clienta prefiere <strong>no negociar</strong> antes de la resolución de la suspensión.</p><ul><li>Llamarle después de las 17 h</li><li>Pedirle la licencia de funcionamiento de 2024</li></ul>'

const authorOf = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })

/** Activities, notes and reminders in the first matters of the demo. Once there are some, nothing is added. */
export async function seedActivities(workspace: Workspace, [owner, lawyer]: [User, User]): Promise<void> {
  if (await Activity.in(workspace).first()) return
  const matters = await Matter.in(workspace).orderBy('number').limit(6)
  for (const line of TABLE.trim().split('\n')) {
    const [place, days, whose, state, title, steps] = line.split('|').map((part) => part.trim())
    const matter = matters[Number(place)]
    if (matter)
      await addOne(matter, whose === 'owner' ? owner : lawyer, {
        days: Number(days),
        state: state!,
        title: title!,
        steps: steps ?? '',
      })
  }
  const [first] = matters
  if (!first) return
  const people = [owner, lawyer].map(({ id, name }) => ({ id, name }))
  await new WriteNote().handle(authorOf(lawyer), first, { html: NOTE, pinned: true, people })
  const html = `<p>Ya está la cita con el perito, <span data-type="mention" data-id="${lawyer.id}">@x</span>: lunes a las 11.</p>`
  await new WriteNote().handle(authorOf(owner), first, { html, people })
  await remind(first, lawyer, { title: 'Revisar la lista de acuerdos', rhythm: 'weekdays', time: '09:00' })
  await remind(first, lawyer, { title: 'Informar a la clienta del avance', rhythm: 'weekly', time: '16:30' })
  await remind(first, owner, { title: 'Llamar al perito antes de la audiencia', rhythm: 'none', time: '10:00' })
  await remindAnHourAgo(first, owner, 'Confirmar la cita con la perita contable')
}

interface DemoActivity {
  days: number
  state: string
  title: string
  steps: string
}

async function addOne(matter: Matter, member: User, { days, state, title, steps }: DemoActivity): Promise<void> {
  const fields: NewActivity = {
    title,
    dueOn: dayInMexico(days),
    assigneeId: member.id,
    priority: days <= 0 ? 2 : 1,
    subtasks: steps ? steps.split(';').map((step) => step.trim()) : [],
  }
  const activity = await new AddActivity().handle(authorOf(member), matter, fields)
  if (state === 'to_start') return
  const move = { id: activity.id, state: state as 'in_progress' | 'resolved' }
  await new MoveActivity().handle(authorOf(member), matter, move)
}

async function remind(
  matter: Matter,
  { id }: User,
  { title, rhythm, time }: { title: string; rhythm: Rhythm; time: string }
) {
  const startsOn = dayInMexico(1)
  const of = { inApp: true, byEmail: false, peopleIds: [id], timeZone: MEXICO_ZONE }
  const place = { workspaceId: matter.workspaceId, matterId: matter.id, activityId: null }
  await new SetReminder().handle({ ...authorOf({ id } as User) }, place, { title, startsOn, time, rhythm, ...of })
}

/** One that the worker finds due as soon as it runs. */
async function remindAnHourAgo(matter: Matter, { id }: User, title: string): Promise<void> {
  const at = clock.now().minus({ hours: 1 })
  const when = {
    startsOn: at.setZone(MEXICO_ZONE).toISODate()!,
    time: at.setZone(MEXICO_ZONE).toFormat('HH:mm'),
    timeZone: MEXICO_ZONE,
  }
  const place = { workspaceId: matter.workspaceId, matterId: matter.id, activityId: null }
  clock.freeze(at.minus({ hours: 1 }))
  try {
    const said = { title, rhythm: 'none' as const, inApp: true, byEmail: false, peopleIds: [id] }
    await new SetReminder().handle(authorOf({ id } as User), place, { ...said, ...when })
  } finally {
    clock.restore()
  }
}

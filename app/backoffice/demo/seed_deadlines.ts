import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import type User from '#app/accounts/models/user'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import { CloseDeadline } from '#app/docket/actions/close_deadline'
import { ConfirmDeadline } from '#app/docket/actions/confirm_deadline'
import { EditDeadline } from '#app/docket/actions/edit_deadline'
import { ProposeDeadlines } from '#app/docket/actions/propose_deadlines'
import MatterDeadline from '#app/docket/models/matter_deadline'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'
import { courtDay } from './court_day.js'

/** matter | days from today | how far it is | what is due | what the client reads. All of it is invented. */
const TABLE = `
0 | 2 | confirmed | Desahogar la vista con el informe justificado |
0 | 9 | confirmed | Ofrecer la prueba pericial en contabilidad | Ese día entregamos al juzgado el estudio de un contador.
1 | -1 | confirmed | Exhibir copias certificadas de la escritura |
1 | 6 | proposed | Contestar la prevención de la Sala |
0 | -4 | met | Exhibir las copias de traslado |
`

/** matter | days ago | what was notified | how | on which calendars | the term. All of it is invented. */
const NOTIFIED = `
0 | -5 | definitive_suspension | amparo_list | pjf | | amparo_review
1 | -1 | direct_admission | amparo_list | pjf | | amparo_allegations
2 | -12 | nullity_judgment | lfpca_personal | pjf | tfja | amparo_direct
`

const authorOf = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })

/** Deadlines in the first matters of the demo, computed and written down by hand: their days go by today. Once there are some, nothing is added. */
export async function seedDeadlines(workspace: Workspace, [owner, lawyer]: [User, User]): Promise<void> {
  if (await MatterDeadline.in(workspace).first()) return
  const matters = await Matter.in(workspace).orderBy('number').limit(3)
  await seedComputed(workspace, [owner, lawyer], matters)
  for (const line of TABLE.trim().split('\n')) {
    const [place, days, state, title, clientText] = line.split('|').map((part) => part.trim())
    const matter = matters[Number(place)]
    if (!matter) continue
    const lastDay = courtDay(Number(days))
    const { id } = await new AddDeadline().byHand(authorOf(lawyer), matter, {
      ...{ title: title!, lastDay, acceptPast: true },
    })
    const seen = async () => ({ id, version: (await MatterDeadline.findIn(workspace, id)).version })
    if (state === 'proposed') continue
    const confirmation = { ...(await seen()), responsibleId: lawyer.id }
    await new ConfirmDeadline().handle(authorOf(lawyer), matter, confirmation)
    if (clientText) {
      const edit = { title: title!, responsibleId: lawyer.id, lastDay: null, shown: true, clientText }
      await new EditDeadline().handle(authorOf(owner), matter, { ...(await seen()), ...edit })
    }
    if (state === 'met') {
      const closure = { outcome: 'met' as const, metOn: lastDay, proof: 'Acuse con folio ficticio 4471', reason: null }
      await new CloseDeadline().handle(authorOf(lawyer), matter, { ...(await seen()), ...closure, documentId: null })
    }
  }
}

/** What the owner answers for; the first is confirmed. A term that reaches into a year without calendar is left out: nothing is guessed. */
async function seedComputed(workspace: Workspace, [owner, lawyer]: [User, User], matters: Matter[]): Promise<void> {
  for (const line of NOTIFIED.trim().split('\n')) {
    const [place, days, resolution, notification, handling, responsible, term] = line
      .split('|')
      .map((part) => part.trim())
    const matter = matters[Number(place)]
    if (!matter) continue
    const proposal = {
      kind: 'notification' as const,
      resolution: resolution!,
      title: null,
      time: null,
      documentId: null,
    }
    const calendars = { notification: notification!, handling: handling || null, responsible: responsible || null }
    const opened = { happenedOn: courtDay(Number(days)), terms: [term!], parentId: null, acceptPast: true }
    try {
      const author = authorOf(lawyer)
      const [deadline] = await new ProposeDeadlines().handle(author, matter, { ...proposal, ...calendars, ...opened })
      if (place !== '0') continue
      const { id, version } = await MatterDeadline.findIn(workspace, deadline!.id)
      await new ConfirmDeadline().handle(authorOf(owner), matter, { id, version, responsibleId: owner.id })
    } catch (error) {
      if (!(error instanceof FieldProblem)) throw error
    }
  }
}

import { clientOf } from '#database/factories/client_factory'
import { OrderReportFile } from '#app/insights/actions/order_report_file'
import { SaveReport } from '#app/insights/actions/save_report'
import { usualDefinition } from '#app/insights/domain/report_definition'
import { runTask } from '#app/core/tasks/run_task'
import { documentFor, matterOf } from '#database/factories/matter_factory'
import { SaveContact } from '#app/clients/actions/save_contact'
import { AddActivity } from '#app/activities/actions/add_activity'
import { keptDocument } from '#tests/functional/law_firm/documents/reading_rows'
import { proceedingOf } from '#tests/functional/amparo/scene'
import { charged, paid } from '#tests/functional/law_firm/billing/scene'
import { ImportList } from '#app/court_lists/actions/import_list'
import CourtListMatch from '#app/court_lists/models/court_list_match'
import type Matter from '#app/matters/models/matter'
import type { Firm } from '#tests/helpers/people'

const BOUNDARY = 'foja-test'

/** A body with one file, as a program uploads it. */
export function upload(name: string, content: string, fields: Record<string, string> = {}) {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
  )
  const file = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}`
  return {
    multipart: `${parts.join('')}--${BOUNDARY}\r\n${file}\r\n--${BOUNDARY}--\r\n`,
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  }
}

/** Two rows of a list that seem to be of a matter. */
async function matchesOf({ owner, workspace }: Pick<Firm, 'owner' | 'workspace'>, { court, fileNumber }: Matter) {
  const author = { userId: owner.id, kind: 'user' as const, ip: null, requestId: null }
  const content = `${court}\nAcuerdos del 2 de marzo de 2026\nExp. ${fileNumber}. Se admite la demanda.\nExp. ${fileNumber}. Se desecha la prueba.`
  await new ImportList().handle(author, workspace, { name: 'Lista', content, day: null, court: null, courts: [] })
  return CourtListMatch.in(workspace).orderBy('id')
}

/** A report on matters with a file that is made. */
async function reportOf({ owner, workspace }: Pick<Firm, 'owner' | 'workspace'>) {
  const author = { userId: owner.id, kind: 'user' as const, ip: null, requestId: null }
  const definition = usualDefinition('matters')
  const fields = { title: 'Asuntos', subject: 'matters' as const, definition, roleIds: [], rhythm: null, day: null }
  const report = await new SaveReport().add(author, workspace, fields)
  const payload = { ...fields, reportId: report.id, format: 'csv' as const, zone: workspace.timeZone }
  const file = await new OrderReportFile().handle(author, owner.id, report, { ...payload, language: 'es' })
  await runTask(file.id)
  return { report, file }
}

/** One record of each kind that calls name in their addresses. */
export async function recordsOf(own: Pick<Firm, 'owner' | 'workspace'>) {
  const matter = await matterOf(own)
  const author = { userId: own.owner.id, kind: 'user' as const, ip: null, requestId: null }
  const activity = await new AddActivity().handle(author, matter, { title: 'Cotejar la demanda' })
  const document = await keptDocument(matter, 'demanda.txt', Buffer.from('Texto de la demanda'), 'text/plain')
  const client = await clientOf(own)
  const contact = await new SaveContact().add(author, client, { name: 'Leopoldo Ficticio', role: 'contact' })
  const [match, other] = await matchesOf(own, matter)
  const proceeding = await proceedingOf(own.owner, own.workspace)
  const charge = await charged(own.workspace, own.owner, client)
  const draft = await charged(own.workspace, own.owner, client, {}, false)
  const payment = await paid(own.workspace, own.owner, client, 10_000)
  return {
    matter,
    activity,
    document,
    client,
    contact,
    proceeding,
    charge,
    draft,
    payment,
    match: match!,
    otherMatch: other!,
    text: await documentFor(),
    ...(await reportOf(own)),
  }
}

export type Records = Awaited<ReturnType<typeof recordsOf>>

/** An address with what a call asks of it. */
const asked = (path: string) => (path === 'statistics/rows' ? `${path}?figure=matters.open` : path)

/** The address of a call with those records in it. */
export function addressOf(path: string, records?: Records): string {
  if (!records) return asked(path)
  const { matter, activity, document, client, contact, proceeding, match, otherMatch, text } = records
  const { charge, draft, payment, report, file } = records
  return asked(path)
    .replace(':matchId/refusal', `${otherMatch.id}/refusal`)
    .replace(':matchId', String(match.id))
    .replace(':contactId', String(contact.id))
    .replace(':activityId', String(activity.id))
    .replace(':documentId', String(document.id))
    .replace('amparo/:id', `amparo/${proceeding.id}`)
    .replace('clients/:id', `clients/${client.id}`)
    .replace('charges/:id/issue', `charges/${draft.id}/issue`)
    .replace('charges/:id', `charges/${charge.id}`)
    .replace('payments/:id', `payments/${payment.id}`)
    .replace('reports/:id', `reports/${report.id}`)
    .replace(':fileId', String(file.id))
    .replace(':id', String(matter.id))
    .replace(':source', text.source)
    .replace(':slug', text.slug)
}

/** What each call that needs a body accepts, more than once. */
export function bodiesOf({ workspace }: Pick<Firm, 'workspace'>, records?: Records): Record<string, unknown> {
  const clientId = records?.client.id ?? 0
  return {
    'me.preferences': { id_languages: 2 },
    'workspaces.select': { workspaceId: workspace.id },
    'matters.store': { title: 'Amparo nuevo', materia: 'amparo', status: 'active' },
    'matters.update': { version: 1 },
    'matters.stage': { stage: 'Admisión' },
    'activities.store': { title: 'Rendir pruebas' },
    'activities.update': { state: 'in_progress' },
    'amparo.store': { kind: 'indirect', isOwn: true, suspension: 'none', shownToClient: false },
    'amparo.news.store': { text: 'Se admite la demanda.' },
    'court_lists.accept': { version: 1, as: 'note' },
    'court_lists.refuse': { version: 1, reason: 'Es de otra persona' },
    'clients.store': { type: 'business', name: 'Molinos, S.A.' },
    'clients.update': { version: 1 },
    'clients.contacts.store': { name: 'Rebeca Ficticia', role: 'legal_representative' },
    'clients.contacts.update': { version: 1 },
    'charges.store': {
      ...{ clientId, currency: 'MXN' },
      items: [
        {
          kind: 'fee',
          description: 'Honorarios',
          quantity: 1_000_000,
          unitPrice: 10_000,
          taxKind: 'iva16',
          withheld: true,
        },
      ],
    },
    'charges.issue': { version: 1 },
    'charges.cancel': { version: 1, reason: 'Se cobró dos veces' },
    'payments.store': { clientId, amount: 100, currency: 'MXN', paidOn: '2026-01-02', method: 'cash' },
    'reports.files.store': { format: 'csv' },
    'documents.store': upload('acta.txt', 'Contenido del acta'),
  }
}

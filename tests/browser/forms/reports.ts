import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { credentialsOf } from '#tests/helpers/demo'
import { clientOf } from '../../functional/law_firm/billing/scene.js'
import { preparedDraft } from '../law_firm/prepared_reports.js'
import { es, findId, press, select, type FormJourney } from './walk.js'

const owner = 'owner' as const
const REPORTS = '/law-firm/reports'

/** The report to a client of the firm of the demo. */
async function reportToClient(): Promise<string> {
  const boss = await User.findByOrFail('email', credentialsOf('owner').email)
  const firm = await Workspace.findByOrFail('owner_id', boss.id)
  const client = await clientOf(firm, 'Panificadora que pregunta', { email: 'pagos@panificadora.ejemplo' })
  return `/law-firm/client-reports/${client.id}`
}

/** A report of many that waits for its review. */
async function draft(): Promise<string> {
  const { id, batchId } = await preparedDraft()
  return `/law-firm/client-reports/batches/${batchId}/drafts/${id}`
}

/** Reports of a firm, and those to its clients. */
export const OF_REPORTS: FormJourney[] = [
  {
    form: 'features/reports/report_form',
    does: 'a new report',
    as: owner,
    address: `${REPORTS}/add`,
    choose: select('report-subject', es('insights.reports.subject.clients')),
    chosen: ['report-subject'],
    typed: { 'report-title': 'Clientes del año' },
    send: press(es('insights.reports.save')),
  },
  {
    form: 'features/reports/report_form',
    does: 'a change of a report',
    as: owner,
    address: async () => `${REPORTS}/edit/${await findId('reports')}`,
    typed: { 'report-title': 'Lo que se cobró' },
    send: press(es('insights.reports.save')),
  },
  {
    form: 'pages/law_firm/client_reports/show',
    does: 'a report to a client',
    as: owner,
    address: reportToClient,
    typed: { 'client-report-subject': 'Cómo va su asunto', 'client-report-body': 'El asunto sigue en trámite.' },
    send: press(es('client_reports.send')),
  },
  {
    form: 'features/client_reports/draft_form',
    does: 'a report of many',
    as: owner,
    address: draft,
    typed: { 'draft-subject': 'Cómo va su asunto', 'draft-body': 'El asunto sigue en trámite.' },
    send: press(es('client_reports.approve')),
  },
]

import type { Viewer } from '#app/core/contributions/registries'
import { translate, type Language } from '#app/core/messages/catalogue'
import { firmToday } from '#app/core/time_zone'
import { emailReader } from '#app/billing/queries/email_reader'
import type Client from '#app/clients/models/client'
import { CLIENT_REPORT_LIMITS, clientReportText } from '#app/insights/domain/client_report'
import { clientBalances, clientStanding } from './client_report_facts.js'

/** A report to a client as it is proposed: of what the writer sees and the firm shows. */
export interface WrittenReport {
  to: string | null
  language: Language
  subject: string
  body: string
  /** Ids of the matters that it tells of. */
  matterIds: number[]
  /** Neither a matter nor a debt: there is nothing to tell. */
  isEmpty: boolean
}

interface Firm {
  name: string
  timeZone: string
}

/** Writes what a client could be told today: a constant number of queries. */
export async function writtenReport(viewer: Viewer, firm: Firm, client: Client): Promise<WrittenReport> {
  const { to, language } = await emailReader(client)
  const { matters, isMore } = await clientStanding(viewer, client, { language, zone: firm.timeZone })
  const balances = await clientBalances(viewer, client, firmToday(firm))
  const subject = translate(language, 'client_reports.subject', { firm: firm.name })
  const { body, matterIds } = clientReportText({ client: client.name, matters, isMore, balances }, language)
  return {
    ...{ to, language },
    subject: subject.slice(0, CLIENT_REPORT_LIMITS.subject),
    body: body.slice(0, CLIENT_REPORT_LIMITS.body),
    matterIds,
    isEmpty: matters.length === 0 && !balances?.length,
  }
}

import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { putMail } from '#app/core/mail/mail'
import type { Language } from '#app/core/messages/catalogue'
import ClientReport from '#app/insights/models/client_report'

/** A report as somebody reviewed it. */
export interface ReviewedReport {
  to: string
  language: Language
  subject: string
  body: string
}

/** Who sends, for which firm; answers go to `email`. */
export interface ReportSender {
  author: Author
  email: string
  firm: { name: string; logo: string | null }
}

/** Whom it is for. */
interface Reported {
  id: number
  workspaceId: number
}

/** Sends a client how their matters stand, in the words that a person reviewed, and keeps them. */
export class SendClientReport {
  handle(sender: ReportSender, client: Reported, report: ReviewedReport): Promise<ClientReport> {
    return db.transaction((trx) => this.within(trx, sender, client, report))
  }

  /** The same within a transaction: the row, the email and the entry of the log are kept together. */
  async within(
    trx: Trx,
    { author, email: replyTo, firm }: ReportSender,
    { workspaceId, id: clientId }: Reported,
    { to, language, subject, body }: ReviewedReport
  ): Promise<ClientReport> {
    const row = { workspaceId, clientId, sentById: author.userId, recipient: to, language, subject, body }
    const report = await ClientReport.create({ ...row, state: 'waiting' }, { client: trx })
    await putMail(trx, {
      ...{ kind: 'billing_document', to, language, values: { subject, message: body }, toClient: true, replyTo },
      brand: { name: firm.name, picture: firm.logo },
      trace: { keeper: 'client_reports', id: report.id },
    })
    await record(trx, author, {
      ...{ workspaceId, action: 'client_report.sent', subject: { type: 'client', id: clientId } },
      after: { to, subject },
    })
    return report
  }
}

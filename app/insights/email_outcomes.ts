import { partsOf } from '#app/core/contributions/define_module'
import { mailTraces, type MailOutcome } from '#app/core/mail/attachments'
import ClientReport from '#app/insights/models/client_report'

/** Writes what became of the email of a report; a failure that is tried again only says why. */
async function settle(id: number, outcome: MailOutcome): Promise<void> {
  const report = await ClientReport.byKey('id', id).first()
  if (!report) return
  const reason = outcome.state === 'sent' ? outcome.refused.join(', ') : 'reason' in outcome ? outcome.reason : ''
  const isSettled = outcome.state !== 'failed' || outcome.isLast
  await report.merge({ ...(isSettled && { state: outcome.state }), reason: reason.slice(0, 500) || null }).save()
}

export const emailOutcomeParts = partsOf(mailTraces, { key: 'client_reports', settle })

import vine from '@vinejs/vine'
import { LANGUAGES } from '#app/core/messages/catalogue'
import { idOrNull, oneOf, page } from '#app/core/validators/query'
import { email, id, line, text, version } from '#app/core/validators/fields'
import { CLIENT_REPORT_LIMITS } from '#app/insights/domain/client_report'
import { DRAFT_DECISIONS, DRAFT_STATES } from '#app/insights/domain/draft_states'

/** A report that a person reviewed. */
export const clientReportValidator = vine.create({
  to: email(),
  language: vine.enum(LANGUAGES),
  subject: line(CLIENT_REPORT_LIMITS.subject),
  body: text(CLIENT_REPORT_LIMITS.body),
})

/** Whose clients are listed. */
export const clientReportFilters = vine.create({ person: idOrNull(), page: page() })

/** Whose clients get a report; all when null. */
export const batchValidator = vine.create({ person: id().nullable() })
/** Which drafts are listed. */
export const batchFilters = vine.create({ state: oneOf(DRAFT_STATES, null), page: page() })
/** A draft as somebody reviewed it. */
export const draftValidator = vine.create({
  version: version(),
  state: vine.enum(DRAFT_DECISIONS),
  to: email().nullable(),
  language: vine.enum(LANGUAGES),
  subject: line(CLIENT_REPORT_LIMITS.subject),
  body: text(CLIENT_REPORT_LIMITS.body),
})
/** A report of an archive that was sent to a client. */
export const archivedClientReport = vine.create({
  recipient: email(),
  language: vine.enum(LANGUAGES),
  subject: line(CLIENT_REPORT_LIMITS.subject),
  body: text(CLIENT_REPORT_LIMITS.body),
  reason: line(500).optional(),
})

import { AuditEntrySchema } from '#database/schema'

/** One line of the log of who did what, chained by hash to the line before it. Rows are never changed or deleted. */
export default class AuditEntry extends AuditEntrySchema {}

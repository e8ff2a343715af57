import db from '@adonisjs/lucid/services/db'
import { AuditEntrySchema } from '#database/schema'

/** One line of the log of who did what, chained by hash to the line before it. Rows are never changed or deleted. */
export default class AuditEntry extends AuditEntrySchema {
  /** Entries under another name, beside those of the query around them. */
  static others(alias: string) {
    return db.from(`audit_entries as ${alias}`)
  }
}

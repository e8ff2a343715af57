import { Migration } from '#database/table'

const REASON = 'audit entries are never changed or deleted'

/** The log of deeds only grows: the database itself refuses anything else. */
export default class extends Migration {
  async up() {
    const mysql = this.db.dialect.name === 'mysql'
    for (const event of ['UPDATE', 'DELETE']) {
      const name = `audit_entries_no_${event.toLowerCase()}`
      this.schema.raw(
        mysql
          ? `CREATE TRIGGER ${name} BEFORE ${event} ON audit_entries FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${REASON}'`
          : `CREATE TRIGGER ${name} BEFORE ${event} ON audit_entries BEGIN SELECT RAISE(ABORT, '${REASON}'); END`
      )
    }
  }
}

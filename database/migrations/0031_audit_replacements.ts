import { Migration } from '#database/table'

const REASON = 'audit entries are never changed or deleted'

/** On SQLite `INSERT OR REPLACE` takes a row away without asking the trigger that forbids deletions. */
export default class extends Migration {
  async up() {
    if (this.db.dialect.name === 'mysql') return
    this.schema.raw(
      `CREATE TRIGGER audit_entries_no_replace BEFORE INSERT ON audit_entries WHEN EXISTS (SELECT 1 FROM audit_entries WHERE id = NEW.id OR (chain = NEW.chain AND seq = NEW.seq)) BEGIN SELECT RAISE(ABORT, '${REASON}'); END`
    )
  }
}

import { Migration } from '#database/table'

const LISTED = ['workspace_id', 'trashed', 'archived']
const NARROWED = { status: 'status', stage: 'stage', materia: 'materia', responsible: 'responsible_id' }

/**
 * Keeps pages of large firms as fast as those of small ones (`tests/bench/practice`). Nothing tells SQLite how large a firm is: of several
 * indexes it takes the one whose first columns the query names, so each question has one that begins with all of what is asked.
 */
export default class extends Migration {
  async up() {
    this.matters()
    this.schema.alterTable('activities', (table) => {
      table.index(['workspace_id', 'matter_id', 'open', 'due_at', 'id'], 'activities_of_matter')
    })
    this.schema.alterTable('matter_clients', (table) => {
      table.index(['client_id', 'matter_id'], 'matters_of_client')
    })
    this.schema.alterTable('reminders', (table) => {
      table.index(['workspace_id', 'next_at', 'id'], 'reminders_to_come')
    })
  }

  /** A narrowed list in its whole order, and some matters by their ids. */
  private matters() {
    this.schema.alterTable('matters', (table) => {
      for (const [name, column] of Object.entries(NARROWED)) {
        table.index([...LISTED, column, 'updated_at', 'id', 'private'], `matters_in_order_by_${name}`)
        table.dropIndex([], `matters_by_${name}`)
      }
      table.index(['workspace_id', 'trashed', 'id', 'private'], 'matters_seen')
    })
  }
}

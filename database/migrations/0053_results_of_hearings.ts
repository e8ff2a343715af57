import { Migration } from '#database/table'

/** What followed from a hearing: deadlines and activities that were written down with its outcome. */
export default class extends Migration {
  async up() {
    this.create('hearing_results', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('hearing_id').unsigned().notNullable().references('hearings.id')
      table.integer('deadline_id').unsigned().nullable().references('matter_deadlines.id').onDelete('CASCADE')
      table.integer('activity_id').unsigned().nullable().references('activities.id').onDelete('CASCADE')
      table.index(['workspace_id'])
      table.index(['hearing_id', 'id'])
      table.index(['deadline_id'])
      table.index(['activity_id'])
    })
  }
}

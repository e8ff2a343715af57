import { Migration, instantColumn } from '#database/table'

/** Reports to many clients, which somebody prepares at once and reviews one by one; and what became of the emails. */
export default class extends Migration {
  async up() {
    this.create('client_report_batches', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      /** Who prepared it: its drafts tell what they may see, so that nobody else reads them. */
      table.integer('user_id').unsigned().notNullable().references('users.id')
      /** Whose clients they are; of all when null. */
      table.integer('person_id').unsigned().nullable().references('users.id')
      /** Tasks that may be gone by now. */
      table.integer('prepare_task_id').unsigned().nullable()
      table.integer('send_task_id').unsigned().nullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['workspace_id', 'user_id', 'id'])
      table.index(['user_id'])
      table.index(['person_id'])
    })
    this.create('client_report_drafts', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('batch_id').unsigned().notNullable().references('client_report_batches.id')
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.string('state', 10).notNullable()
      /** Why it cannot be sent as it is. */
      table.string('problem', 20).nullable()
      table.string('recipient', 254).nullable()
      table.string('language', 2).notNullable()
      table.string('subject', 200).notNullable()
      table.text('body').notNullable()
      /** Ids of the matters that it tells of. */
      table.text('matter_ids').notNullable()
      table.integer('client_report_id').unsigned().nullable().references('client_reports.id')
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['batch_id', 'state', 'id'])
      table.index(['workspace_id'])
      table.index(['client_id'])
      table.unique(['client_report_id'])
    })
    this.schema.alterTable('client_reports', (table) => {
      /** What became of the email; those of before are taken as sent. */
      table.string('state', 10).notNullable().defaultTo('sent')
      table.string('reason', 500).nullable()
    })
  }
}

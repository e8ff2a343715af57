import { Migration, instantColumn } from '#database/table'

/** Items of background jobs that failed: why, how often, and when each is tried again. */
export default class extends Migration {
  async up() {
    this.create('job_failures', (table) => {
      table.increments('id')
      table.string('job', 60).notNullable()
      table.bigInteger('item_id').notNullable()
      table.integer('tries').notNullable()
      table.string('reason', 500).notNullable()
      instantColumn(table, 'due_at').notNullable()
      instantColumn(table, 'set_aside_at').nullable()
      this.instants(table)
      table.unique(['job', 'item_id'])
    })
  }
}

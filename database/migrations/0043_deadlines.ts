import { Migration, instantColumn } from '#database/table'

/** The terms that a firm computed, each with its sheet. */
export default class extends Migration {
  async up() {
    this.create('term_computations', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('number').unsigned().notNullable()
      table.string('title', 200).nullable()
      table.string('notified_on', 10).notNullable()
      table.string('notification', 60).notNullable()
      table.string('term', 60).notNullable()
      table.string('takes_effect', 10).notNullable()
      table.string('last_day', 10).nullable()
      table.text('request').notNullable()
      table.text('sheet', 'longtext').notNullable()
      table.integer('computed_by_id').unsigned().nullable().references('users.id')
      table.integer('confirmed_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'confirmed_at').nullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['workspace_id', 'number'])
      table.index(['workspace_id', 'last_day', 'id'])
      table.index(['computed_by_id'])
      table.index(['confirmed_by_id'])
    })
  }
}

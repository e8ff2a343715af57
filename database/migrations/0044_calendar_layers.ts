import { Migration, instantColumn } from '#database/table'

/** What operators (without a firm) and firms lay over the calendars of non-working days, and calendars of their own. */
export default class extends Migration {
  async up() {
    this.create('calendar_layers', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.string('key', 80).notNullable()
      table.string('name', 200).notNullable()
      table.text('weekly').notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'key'])
    })

    this.create('calendar_layer_years', (table) => {
      table.increments('id')
      table.integer('layer_id').unsigned().notNullable().references('calendar_layers.id')
      table.integer('year').unsigned().notNullable()
      table.string('source', 300).notNullable()
      table.boolean('is_whole').notNullable()
      table.integer('created_by_id').unsigned().nullable().references('users.id')
      table.integer('verified_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'verified_at').nullable()
      table.string('verified_content', 64).nullable()
      this.instants(table)
      table.unique(['layer_id', 'year'])
      table.index(['created_by_id'])
      table.index(['verified_by_id'])
    })

    this.create('calendar_layer_days', (table) => {
      table.increments('id')
      table.integer('layer_id').unsigned().notNullable().references('calendar_layers.id')
      table.string('from_on', 10).notNullable()
      table.string('to_on', 10).notNullable()
      table.boolean('counts').notNullable()
      table.string('kind', 20).nullable()
      table.string('basis', 300).nullable()
      table.string('reason', 300).nullable()
      table.integer('created_by_id').unsigned().nullable().references('users.id')
      table.integer('verified_by_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'verified_at').nullable()
      this.instants(table)
      table.index(['layer_id', 'from_on', 'id'])
      table.index(['created_by_id'])
      table.index(['verified_by_id'])
    })
  }
}

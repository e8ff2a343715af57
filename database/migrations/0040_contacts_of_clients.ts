import { Migration } from '#database/table'

/** The people of a client: its legal representative with the power of attorney, its contacts. `also_named` is by whom else a client is found. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('clients', (table) => {
      table.text('also_named').nullable()
    })

    this.create('client_contacts', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.string('name', 200).notNullable()
      table.string('role', 30).notNullable()
      table.string('role_other', 80).nullable()
      table.string('phone', 20).nullable()
      table.string('email', 254).nullable()
      table.text('notes').nullable()
      table.string('deed_number', 40).nullable()
      table.string('deed_on', 10).nullable()
      table.string('deed_notary', 200).nullable()
      table.integer('version').unsigned().notNullable().defaultTo(1)
      this.instants(table)
      table.index(['client_id', 'id'])
      table.index(['workspace_id', 'id'])
    })
  }
}

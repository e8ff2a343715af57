import { Migration } from '#database/table'

/** Who answers for a client, and its tags. `client_tags` holds the same tags one by one, to filter and suggest by. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('clients', (table) => {
      table.integer('responsible_id').unsigned().nullable().references('users.id')
      table.text('tags').nullable()
      table.index(['workspace_id', 'merged_into_id', 'archived', 'responsible_id'], 'clients_by_responsible')
    })

    this.create('client_tags', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.string('name', 60).notNullable()
      table.string('name_folded', 120).notNullable()
      table.unique(['client_id', 'name_folded'])
      table.index(['workspace_id', 'name_folded', 'client_id'])
    })
  }
}

import { Migration } from '#database/table'

/** The matters of the concepts of recurring charges: who may not know of one of them does not see the recurring charge. */
export default class extends Migration {
  async up() {
    this.create('recurring_charge_matters', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('recurring_id').unsigned().notNullable().references('recurring_charges.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.unique(['recurring_id', 'matter_id'])
      table.index(['matter_id'])
      table.index(['workspace_id'])
    })
  }
}

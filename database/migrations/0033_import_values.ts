import { Migration } from '#database/table'

/** What firms said that the values of their files stand for, so that the next file needs no choosing. */
export default class extends Migration {
  async up() {
    this.create('import_values', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.string('subject', 10).notNullable()
      table.string('field', 40).notNullable()
      table.string('value', 420).notNullable()
      table.string('choice', 200).notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'subject', 'field', 'value'])
    })
  }
}

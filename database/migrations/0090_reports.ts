import { Migration, instantColumn } from '#database/table'

/** Reports that people save, the roles that read them, and when they are sent. */
export default class extends Migration {
  async up() {
    this.create('reports', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.string('title', 120).notNullable()
      table.string('subject', 20).notNullable()
      table.text('definition').notNullable()
      table.string('rhythm', 10).nullable()
      /** Day of the week from 1 (Monday), or of the month. */
      table.integer('day').unsigned().nullable()
      instantColumn(table, 'next_at').nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.index(['workspace_id', 'title'])
      table.index(['user_id'])
      table.index(['next_at', 'id'])
    })
    this.create('report_roles', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('report_id').unsigned().notNullable().references('reports.id')
      table.integer('role_id').unsigned().notNullable().references('roles.id')
      table.unique(['report_id', 'role_id'])
      table.index(['role_id'])
      table.index(['workspace_id'])
    })
  }
}

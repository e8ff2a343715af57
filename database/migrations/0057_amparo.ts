import { Migration, instantColumn } from '#database/table'

/**
 * Amparo proceedings: those of the firm and cases of others that it follows, who follows them, and what the court published in each. `case_key` is made of kind, court
 * and number, so that a firm has a case once; without a number it is null. `seen_id` is the last news that its follower read.
 */
export default class extends Migration {
  async up() {
    this.create('amparo_proceedings', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().nullable().references('matters.id')
      table.integer('parent_id').unsigned().nullable().references('amparo_proceedings.id').onDelete('SET NULL')
      table.string('kind', 30).notNullable()
      table.string('stage', 30).notNullable()
      table.boolean('is_own').notNullable()
      table.boolean('is_closed').notNullable()
      table.string('number', 60).nullable()
      table.string('number_key', 80).nullable()
      table.string('court', 300).nullable()
      table.integer('court_id').unsigned().nullable().references('courts.id')
      table.string('case_key', 64).nullable()
      table.string('neun', 12).nullable()
      table.string('complainant', 300).nullable()
      table.string('third_party', 300).nullable()
      table.text('act_claimed').nullable()
      table.text('authorities').nullable()
      table.string('notified_on', 10).nullable()
      table.string('notification', 60).nullable()
      table.string('suspension', 30).notNullable()
      table.text('notes').nullable()
      table.boolean('shown_to_client').notNullable()
      instantColumn(table, 'news_at').nullable()
      table.text('search_text').notNullable()
      table.integer('created_by_id').unsigned().notNullable().references('users.id')
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'case_key'])
      table.index(['workspace_id', 'is_closed', 'updated_at', 'id'])
      table.index(['matter_id'])
      table.index(['parent_id'])
      table.index(['court_id'])
      table.index(['number_key', 'kind'])
      table.index(['neun'])
    })

    this.create('amparo_news_items', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('proceeding_id').unsigned().notNullable().references('amparo_proceedings.id')
      table.string('source', 10).notNullable()
      table.string('news_key', 64).notNullable()
      table.string('decided_on', 10).nullable()
      table.string('published_on', 10).nullable()
      table.string('notebook', 60).nullable()
      table.text('text').notNullable()
      table.integer('created_by_id').unsigned().nullable().references('users.id')
      this.instants(table)
      table.unique(['proceeding_id', 'news_key'])
      table.index(['workspace_id'])
      table.index(['proceeding_id', 'decided_on', 'id'])
    })

    this.create('amparo_followers', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('proceeding_id').unsigned().notNullable().references('amparo_proceedings.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('seen_id').unsigned().notNullable()
      table.unique(['proceeding_id', 'user_id'])
      table.index(['user_id', 'workspace_id'])
    })
  }
}

import { Migration, instantColumn } from '#database/table'

/**
 * Calendars that programs read by a secret address, of a person in a firm or as a client, and what each told last: its numbers rise, and what is gone is called off
 * for a while.
 */
export default class extends Migration {
  async up() {
    this.create('calendar_subscriptions', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.string('name', 80).notNullable()
      table.string('token_hash', 64).notNullable()
      /** Ends the ids of its events, so that no other calendar has them. */
      table.string('uid_scope', 32).notNullable()
      table.boolean('masked').notNullable()
      table.text('kinds').nullable()
      instantColumn(table, 'read_at').nullable()
      /** The last day that is in the log as one on which it was read. */
      table.string('logged_day', 10).nullable()
      instantColumn(table, 'revoked_at').nullable()
      this.instants(table)
      table.unique(['token_hash'])
      table.index(['user_id', 'revoked_at'])
      table.index(['workspace_id'])
    })

    this.create('calendar_subscription_items', (table) => {
      table.increments('id')
      table.integer('subscription_id').unsigned().notNullable().references('calendar_subscriptions.id')
      table.string('item', 100).notNullable()
      table.integer('sequence').unsigned().notNullable()
      table.string('when_text', 60).notNullable()
      table.string('digest', 64).notNullable()
      instantColumn(table, 'changed_at').notNullable()
      instantColumn(table, 'cancelled_at').nullable()
      table.unique(['subscription_id', 'item'])
    })
  }
}

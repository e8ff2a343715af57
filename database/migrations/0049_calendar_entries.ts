import { Migration, instantColumn } from '#database/table'

/**
 * Events that people write into their calendar. Days are those of the zone in which it was written; an event of some hours has its instants beside them.
 * `until_day` is the last day of its last repetition. What is cancelled stays, for the calendars that people keep elsewhere.
 */
export default class extends Migration {
  async up() {
    this.create('calendar_entries', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('owner_id').unsigned().notNullable().references('users.id')
      table.integer('matter_id').unsigned().nullable().references('matters.id')
      table.string('title', 200).notNullable()
      table.string('title_folded', 420).notNullable()
      table.string('first_day', 10).notNullable()
      table.string('last_day', 10).notNullable()
      instantColumn(table, 'starts_at').nullable()
      instantColumn(table, 'ends_at').nullable()
      table.string('time_zone', 60).notNullable()
      table.string('until_day', 10).notNullable()
      table.string('rule', 200).nullable()
      table.text('exceptions').notNullable()
      table.string('place', 300).nullable()
      table.string('link', 500).nullable()
      table.text('notes').nullable()
      table.boolean('is_private').notNullable()
      table.integer('travel_minutes').unsigned().notNullable()
      table.integer('reminder_minutes').unsigned().nullable()
      table.string('uid', 255).notNullable()
      table.integer('sequence').unsigned().notNullable()
      instantColumn(table, 'cancelled_at').nullable()
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'owner_id', 'uid'])
      table.index(['workspace_id', 'until_day', 'first_day'])
      table.index(['matter_id'])
      table.index(['owner_id'])
    })

    this.create('calendar_entry_people', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('entry_id').unsigned().notNullable().references('calendar_entries.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.unique(['entry_id', 'user_id'])
      table.index(['user_id', 'workspace_id'])
    })
  }
}

import { Migration, instantColumn } from '#database/table'

/**
 * What is to be done in a matter, what people are reminded of and what they note. Attachments name documents, which a later migration makes;
 * so no foreign key guards them.
 */
export default class extends Migration {
  async up() {
    this.activities()
    this.reminders()
    this.notes()
    this.schema.alterTable('audit_entries', (table) => void table.index(['workspace_id', 'matter_id', 'at', 'id']))
    this.schema.alterTable('matters', (table) => {
      table.index(['workspace_id', 'responsible_id', 'archived', 'status', 'updated_at'], 'matters_next_step_index')
    })
  }

  private activities() {
    this.create('activities', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.string('title', 200).notNullable()
      table.text('description').nullable()
      table.integer('assignee_id').unsigned().nullable().references('users.id')
      table.integer('created_by_id').unsigned().notNullable().references('users.id')
      table.string('due_on', 10).nullable()
      table.string('due_time', 5).nullable()
      instantColumn(table, 'due_at').notNullable()
      table.string('state', 12).notNullable()
      table.boolean('open').notNullable()
      table.integer('priority').unsigned().notNullable()
      table.integer('position').notNullable()
      instantColumn(table, 'resolved_at').nullable()
      table.integer('resolved_by_id').unsigned().nullable().references('users.id')
      table.integer('version').unsigned().notNullable().defaultTo(1)
      this.instants(table)
      table.index(['matter_id', 'open', 'due_at', 'id'])
      table.index(['matter_id', 'state', 'position', 'id'])
      table.index(['workspace_id', 'assignee_id', 'open', 'due_at', 'id'], 'activities_mine_index')
      table.index(['workspace_id', 'open', 'due_at', 'id'])
    })

    this.create('activity_subtasks', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('activity_id').unsigned().notNullable().references('activities.id')
      table.string('title', 200).notNullable()
      table.boolean('done').notNullable()
      table.integer('position').notNullable()
      this.instants(table)
      table.index(['activity_id', 'position', 'id'])
    })

    this.create('activity_documents', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('activity_id').unsigned().notNullable().references('activities.id')
      table.integer('document_id').unsigned().notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['activity_id', 'document_id'])
      table.index(['document_id'])
    })
  }

  private reminders() {
    this.create('reminders', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().nullable().references('matters.id')
      table.integer('activity_id').unsigned().nullable().references('activities.id')
      table.integer('created_by_id').unsigned().notNullable().references('users.id')
      table.string('title', 200).notNullable()
      table.string('starts_on', 10).notNullable()
      table.string('time', 5).notNullable()
      table.string('time_zone', 60).notNullable()
      table.string('rhythm', 8).notNullable()
      table.string('until_on', 10).nullable()
      table.boolean('in_app').notNullable()
      table.boolean('by_email').notNullable()
      instantColumn(table, 'next_at').nullable()
      table.integer('escalate_hours').unsigned().nullable()
      table.integer('escalate_to_id').unsigned().nullable().references('users.id')
      table.integer('version').unsigned().notNullable().defaultTo(1)
      this.instants(table)
      table.index(['next_at', 'id'])
      table.index(['matter_id', 'next_at'])
      table.index(['activity_id'])
      table.index(['workspace_id', 'created_by_id', 'next_at'])
    })

    this.create('reminder_people', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('reminder_id').unsigned().notNullable().references('reminders.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.unique(['reminder_id', 'user_id'])
      table.index(['user_id', 'workspace_id'])
    })

    this.create('reminder_occurrences', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('reminder_id').unsigned().notNullable().references('reminders.id')
      instantColumn(table, 'occurs_at').notNullable()
      instantColumn(table, 'delivered_at').notNullable()
      table.integer('escalations').unsigned().notNullable().defaultTo(0)
      instantColumn(table, 'escalates_at').nullable()
      table.unique(['reminder_id', 'occurs_at'])
      table.index(['escalates_at', 'id'])
    })

    this.create('reminder_receipts', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('occurrence_id').unsigned().notNullable().references('reminder_occurrences.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      instantColumn(table, 'delivered_at').notNullable()
      instantColumn(table, 'seen_at').nullable()
      instantColumn(table, 'again_at').nullable()
      table.integer('snoozes').unsigned().notNullable().defaultTo(0)
      table.unique(['occurrence_id', 'user_id'])
      table.index(['user_id', 'workspace_id', 'seen_at', 'delivered_at'], 'reminder_receipts_mine_index')
      table.index(['again_at', 'id'])
    })
  }

  private notes() {
    this.create('notes', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('activity_id').unsigned().nullable().references('activities.id')
      table.integer('author_id').unsigned().notNullable().references('users.id')
      table.integer('edited_by_id').unsigned().nullable().references('users.id')
      table.text('html', 'mediumtext').notNullable()
      table.text('plain_text', 'mediumtext').notNullable()
      table.boolean('pinned').notNullable().defaultTo(false)
      table.integer('version').unsigned().notNullable().defaultTo(1)
      instantColumn(table, 'edited_at').nullable()
      this.instants(table)
      table.index(['matter_id', 'pinned', 'id'])
      table.index(['matter_id', 'created_at', 'id'])
      table.index(['activity_id', 'id'])
    })

    this.create('note_mentions', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('note_id').unsigned().notNullable().references('notes.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      instantColumn(table, 'created_at').notNullable()
      table.unique(['note_id', 'user_id'])
      table.index(['user_id'])
    })
  }
}

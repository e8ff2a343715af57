import { Migration, instantColumn } from '#database/table'

/** What belongs to no module: numbers, the log of deeds, the outbox, locks of jobs, limits, keys of repeated submits. */
export default class extends Migration {
  async up() {
    this.create('sequences', (table) => {
      table.integer('workspace_id').unsigned().notNullable()
      table.string('name', 60).notNullable()
      table.integer('value').unsigned().notNullable()
      table.primary(['workspace_id', 'name'])
    })

    this.create('audit_chains', (table) => {
      table.integer('chain').unsigned().notNullable().primary()
      table.integer('seq').unsigned().notNullable()
      table.string('hash', 64).notNullable()
    })

    this.create('audit_entries', (table) => {
      table.increments('id')
      table.integer('chain').unsigned().notNullable()
      table.integer('seq').unsigned().notNullable()
      table.integer('workspace_id').unsigned().nullable()
      instantColumn(table, 'at').notNullable()
      table.integer('actor_id').unsigned().nullable()
      table.string('actor_kind', 10).notNullable()
      table.integer('impersonator_id').unsigned().nullable()
      table.string('action', 60).notNullable()
      table.string('subject_type', 40).notNullable()
      table.string('subject_id', 40).nullable()
      table.text('before', 'longtext').nullable()
      table.text('after', 'longtext').nullable()
      table.string('ip', 45).nullable()
      table.string('request_id', 60).nullable()
      table.string('previous_hash', 64).notNullable()
      table.string('hash', 64).notNullable()
      table.unique(['chain', 'seq'])
      table.index(['workspace_id', 'subject_type', 'subject_id', 'id'])
    })

    this.create('outbox_messages', (table) => {
      table.increments('id')
      table.string('topic', 60).notNullable()
      table.text('payload', 'longtext').notNullable()
      table.integer('tries').unsigned().notNullable()
      table.string('last_error', 500).nullable()
      instantColumn(table, 'due_at').notNullable()
      instantColumn(table, 'delivered_at').nullable()
      instantColumn(table, 'set_aside_at').nullable()
      this.instants(table)
      table.index(['delivered_at', 'set_aside_at', 'due_at'])
    })

    this.create('job_locks', (table) => {
      table.string('name', 100).notNullable().primary()
      table.string('holder', 36).notNullable()
      instantColumn(table, 'expires_at').notNullable()
    })

    this.create('job_runs', (table) => {
      table.string('name', 100).notNullable().primary()
      instantColumn(table, 'started_at').notNullable()
      instantColumn(table, 'finished_at').nullable()
      table.string('failure', 500).nullable()
    })

    this.create('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points').notNullable().defaultTo(0)
      table.bigint('expire').unsigned().nullable()
    })

    this.create('idempotency_keys', (table) => {
      table.string('key', 64).notNullable().primary()
      table.integer('status').unsigned().nullable()
      table.text('location').nullable()
      table.text('answer', 'longtext').nullable()
      instantColumn(table, 'created_at').notNullable().index()
    })
  }
}

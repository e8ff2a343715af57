import { Migration, instantColumn } from '#database/table'

/** Courts, and what a matter is made of: parties with their lawyers, stages, links, codes on labels, the trash. */
export default class extends Migration {
  async up() {
    this.courts()
    this.matters()
    this.parties()
    this.states()
  }

  /** The public catalogue of courts, of nobody in particular. */
  private courts() {
    this.create('courts', (table) => {
      table.increments('id')
      table.string('source', 20).notNullable()
      table.string('external_id', 40).notNullable()
      table.string('name', 300).notNullable()
      table.string('kind', 40).notNullable()
      table.string('materia', 120).nullable()
      table.integer('circuit').unsigned().nullable()
      table.string('city', 120).nullable()
      table.string('state', 60).nullable()
      table.string('valid_from', 10).nullable()
      table.string('valid_to', 10).nullable()
      table.string('name_folded', 620).notNullable()
      this.instants(table)
      table.unique(['source', 'external_id'])
      table.index(['circuit'])
    })
  }

  /** Each way to look at the list has an index that also counts it without reading a row. */
  private matters() {
    this.schema.alterTable('matters', (table) => {
      table.integer('court_id').unsigned().nullable().references('courts.id')
      table.string('client_number', 60).nullable()
      table.string('proceeding', 120).nullable()
      table.string('stage', 80).nullable()
      table.string('stage_since', 10).nullable()
      table.string('next_on', 10).nullable()
      table.text('also_named').nullable()
      table.dropIndex(['workspace_id', 'archived', 'updated_at'])
      table.dropIndex(['workspace_id', 'archived', 'status'])
      const listed = ['workspace_id', 'trashed', 'archived']
      table.index([...listed, 'updated_at', 'id', 'private'], 'matters_listed')
      table.dropIndex(['workspace_id', 'archived', 'number'])
      table.dropIndex(['workspace_id', 'archived', 'title_folded'])
      table.dropIndex(['workspace_id', 'archived', 'client_folded'])
      table.index([...listed, 'number', 'private'], 'matters_by_number')
      table.index([...listed, 'title_folded', 'id', 'private'], 'matters_by_title')
      table.index([...listed, 'client_folded', 'id', 'private'], 'matters_by_client')
      table.index([...listed, 'status', 'updated_at', 'private'], 'matters_by_status')
      table.index([...listed, 'stage', 'updated_at', 'private'], 'matters_by_stage')
      table.index([...listed, 'materia', 'updated_at', 'private'], 'matters_by_materia')
      table.index([...listed, 'responsible_id', 'updated_at', 'private'], 'matters_by_responsible')
      table.index([...listed, 'next_on', 'id', 'private'], 'matters_by_next')
      table.index([...listed, 'private', 'updated_at'], 'matters_by_privacy')
      table.index(['court_id'])
      table.index(['workspace_id', 'reference'])
    })
  }

  private parties() {
    this.create('matter_parties', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.string('kind', 8).notNullable()
      table.string('name', 200).notNullable()
      table.string('name_folded', 420).notNullable()
      table.string('role', 30).notNullable()
      table.string('role_other', 80).nullable()
      table.string('side', 8).notNullable()
      table.string('rfc', 13).nullable()
      table.string('email', 254).nullable()
      table.string('phone', 40).nullable()
      table.string('note', 2000).nullable()
      table.integer('version').unsigned().notNullable().defaultTo(1)
      this.instants(table)
      table.index(['matter_id', 'id'])
      table.index(['workspace_id', 'name_folded'])
      table.index(['workspace_id', 'rfc'])
    })

    this.create('matter_party_lawyers', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('party_id').unsigned().notNullable().references('matter_parties.id')
      table.string('name', 200).notNullable()
      table.string('license_number', 20).nullable()
      table.string('phone', 40).nullable()
      table.index(['party_id', 'id'])
      table.index(['matter_id'])
      table.index(['workspace_id'])
    })
  }

  /** What happened to a matter and stays: its stages, the trash; and what leads to it. */
  private states() {
    this.create('matter_stages', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.string('stage', 80).nullable()
      table.string('since', 10).notNullable()
      table.integer('user_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'created_at').notNullable()
      table.index(['matter_id', 'since', 'id'])
      table.index(['user_id'])
    })

    this.create('matter_links', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.integer('other_id').unsigned().notNullable().references('matters.id')
      table.string('kind', 12).notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['matter_id', 'other_id'])
      table.index(['other_id'])
    })

    this.create('matter_codes', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.string('audience', 8).notNullable()
      table.string('code', 32).notNullable().unique()
      instantColumn(table, 'revoked_at').nullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['matter_id', 'audience', 'revoked_at'])
    })

    this.create('matter_trashings', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().unique().references('matters.id')
      table.integer('user_id').unsigned().nullable().references('users.id')
      instantColumn(table, 'erase_at').notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.index(['workspace_id', 'created_at'])
      table.index(['erase_at'])
      table.index(['user_id'])
    })
  }
}

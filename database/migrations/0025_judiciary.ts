import { Migration, instantColumn } from '#database/table'

/** Who judges where, what courts decided, and what of a ruling is kept or withheld here. Public record: nothing of a firm. */
export default class extends Migration {
  async up() {
    this.courtNames()
    this.judges()
    this.rulings()
    this.publicVersions()
  }

  /** Names under which a court is or was listed. */
  private courtNames() {
    this.create('court_names', (table) => {
      table.increments('id')
      table.integer('court_id').unsigned().notNullable().references('courts.id').onDelete('CASCADE')
      table.string('name', 300).notNullable()
      table.string('name_folded', 620).notNullable()
      table.string('valid_from', 10).nullable()
      table.string('valid_to', 10).nullable()
      this.instants(table)
      table.unique(['court_id', 'name_folded'])
    })
  }

  private judges() {
    this.create('judges', (table) => {
      table.increments('id')
      table.string('name', 200).notNullable()
      table.string('name_folded', 420).notNullable().unique()
      this.instants(table)
    })

    this.create('judge_tenures', (table) => {
      table.increments('id')
      table.integer('judge_id').unsigned().notNullable().references('judges.id').onDelete('CASCADE')
      table.integer('court_id').unsigned().notNullable().references('courts.id').onDelete('CASCADE')
      table.string('role', 40).notNullable()
      table.string('starts_on', 10).nullable()
      table.string('ends_on', 10).nullable()
      table.string('origin', 12).notNullable()
      this.instants(table)
      table.index(['court_id', 'starts_on'])
      table.index(['judge_id', 'starts_on'])
    })
  }

  /** One row a decided document: a ruling, or the page of a case that tells how it ended. A case whose ruling is here does not count twice. */
  private rulings() {
    this.create('judicial_rulings', (table) => {
      table.integer('document_id').unsigned().notNullable().primary()
      table.foreign('document_id').references('legal_documents.id').onDelete('CASCADE')
      table.integer('court_id').unsigned().nullable().references('courts.id')
      table.string('neun', 20).nullable()
      table.boolean('is_case').notNullable()
      table.boolean('counted').notNullable()
      table.string('decided_on', 10).nullable()
      table.string('filed_on', 10).nullable()
      table.string('sentido', 160).nullable()
      table.string('materia', 120).nullable()
      table.string('proceeding', 120).nullable()
      table.index(['court_id', 'counted', 'decided_on'])
      table.index(['neun'])
    })

    this.create('ruling_judges', (table) => {
      table.integer('document_id').unsigned().notNullable().references('legal_documents.id').onDelete('CASCADE')
      table.integer('judge_id').unsigned().notNullable().references('judges.id').onDelete('CASCADE')
      table.primary(['document_id', 'judge_id'])
      table.index(['judge_id'])
    })
  }

  private publicVersions() {
    this.create('public_versions', (table) => {
      table.integer('document_id').unsigned().notNullable().primary()
      table.foreign('document_id').references('legal_documents.id').onDelete('CASCADE')
      table.string('storage_key', 200).notNullable()
      table.integer('bytes').unsigned().notNullable()
      table.string('sha256', 64).notNullable()
      instantColumn(table, 'kept_at').notNullable()
      instantColumn(table, 'withheld_at').nullable()
    })

    this.create('document_masks', (table) => {
      table.increments('id')
      table.string('source', 30).notNullable()
      table.string('kind', 30).notNullable()
      table.string('external_id', 80).notNullable()
      table.text('pattern').notNullable()
      table.string('pattern_hash', 64).notNullable()
      this.instants(table)
      table.unique(['source', 'kind', 'external_id', 'pattern_hash'])
    })
  }
}

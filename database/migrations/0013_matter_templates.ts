import { Migration, instantColumn } from '#database/table'

/** What firms, persons and operators ask of a new matter, and what each matter answered. */
export default class extends Migration {
  async up() {
    this.create('matter_templates', (table) => {
      table.increments('id')
      table.string('scope', 10).notNullable()
      table.integer('workspace_id').unsigned().nullable().references('workspaces.id')
      table.integer('user_id').unsigned().nullable().references('users.id')
      table.string('title', 200).notNullable()
      table.string('title_folded', 420).notNullable()
      table.text('description').nullable()
      table.string('materia', 40).nullable()
      table.string('proceeding', 120).nullable()
      table.text('definition', 'longtext').notNullable()
      table.boolean('hidden').notNullable()
      table.integer('version').unsigned().notNullable()
      table.integer('edited_by_id').unsigned().nullable().references('users.id')
      this.instants(table)
      table.index(['workspace_id', 'title_folded'])
      table.index(['user_id', 'title_folded'])
      table.index(['scope', 'title_folded'])
    })

    this.create('matter_template_versions', (table) => {
      table.increments('id')
      table.integer('template_id').unsigned().notNullable().references('matter_templates.id')
      table.integer('version').unsigned().notNullable()
      table.string('title', 200).notNullable()
      table.text('definition', 'longtext').notNullable()
      instantColumn(table, 'created_at').notNullable()
      table.unique(['template_id', 'version'])
    })

    this.create('matter_sheets', (table) => {
      table.integer('matter_id').unsigned().notNullable().primary().references('matters.id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('template_id').unsigned().notNullable().references('matter_templates.id')
      table.integer('template_version').unsigned().notNullable()
      table.integer('revision').unsigned().notNullable()
      this.instants(table)
      table.index(['template_id', 'workspace_id'])
    })

    this.create('matter_field_values', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('matter_id').unsigned().notNullable().references('matters.id')
      table.string('field_key', 24).notNullable()
      table.string('type', 10).notNullable()
      table.string('label', 120).notNullable()
      table.text('value').notNullable()
      table.string('text_folded', 420).notNullable()
      table.double('number_value').nullable()
      table.string('date_value', 10).nullable()
      table.unique(['matter_id', 'field_key'])
      table.index(['workspace_id', 'text_folded', 'matter_id'])
      table.index(['workspace_id', 'field_key', 'text_folded'], 'matter_field_values_field_text')
      table.index(['workspace_id', 'field_key', 'number_value'], 'matter_field_values_field_number')
      table.index(['workspace_id', 'field_key', 'date_value'], 'matter_field_values_field_date')
    })
  }
}

import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isBusinessName } from '#app/clients/domain/business_name'
import { searchTextOf } from '#app/clients/domain/client_search_text'
import { duplicateKeys } from '#app/clients/domain/duplicate_keys'
import { Migration, instantColumn } from '#database/table'

/** What a firm knows of a client, its keys by which it is recognised again, what two of them were made one from, and postal codes. */
export default class extends Migration {
  async up() {
    this.schema.alterTable('clients', (table) => {
      table.string('type', 10).notNullable().defaultTo('person')
      table.string('given_names', 200).nullable()
      table.string('first_surname', 100).nullable()
      table.string('second_surname', 100).nullable()
      table.string('trade_name', 200).nullable()
      table.string('tax_regime', 3).nullable()
      table.string('rfc', 13).nullable()
      table.string('curp', 18).nullable()
      table.text('phones').nullable()
      table.string('street', 150).nullable()
      table.string('exterior_number', 20).nullable()
      table.string('interior_number', 20).nullable()
      table.string('colonia', 120).nullable()
      table.string('municipality', 120).nullable()
      table.string('zip', 5).nullable()
      table.string('state', 60).nullable()
      table.string('picture', 80).nullable()
      table.text('notes').nullable()
      table.boolean('archived').notNullable().defaultTo(false)
      table.text('search_text').nullable()
      table.integer('version').unsigned().notNullable().defaultTo(1)
      table.integer('merged_into_id').unsigned().nullable().references('clients.id')
      table.index(['workspace_id', 'merged_into_id', 'archived', 'name_folded'], 'clients_by_name')
      table.index(['workspace_id', 'merged_into_id', 'archived', 'updated_at'], 'clients_by_update')
      table.index(['workspace_id', 'merged_into_id', 'archived', 'created_at'], 'clients_by_creation')
      table.index(['workspace_id', 'merged_into_id', 'archived', 'type'], 'clients_by_type')
      table.index(['workspace_id', 'merged_into_id', 'archived', 'user_id'], 'clients_by_access')
    })

    this.create('client_keys', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('client_id').unsigned().notNullable().references('clients.id')
      table.string('kind', 8).notNullable()
      table.string('value', 300).notNullable()
      table.unique(['client_id', 'kind', 'value'])
      table.index(['workspace_id', 'kind', 'value'])
    })

    this.create('client_merges', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('kept_id').unsigned().notNullable().references('clients.id')
      table.integer('merged_id').unsigned().notNullable().references('clients.id')
      table.text('before').notNullable()
      table.text('after').notNullable()
      table.text('moved', 'longtext').notNullable()
      instantColumn(table, 'undo_until').notNullable()
      instantColumn(table, 'undone_at').nullable()
      this.instants(table)
      table.index(['kept_id'])
      table.index(['merged_id'])
    })

    this.create('postal_codes', (table) => {
      table.increments('id')
      table.string('code', 12).notNullable().unique()
      table.string('zip', 5).notNullable()
      table.string('colonia', 120).notNullable()
      table.string('settlement_type', 60).notNullable()
      table.string('municipality', 120).notNullable()
      table.string('state', 60).notNullable()
      table.string('city', 120).nullable()
      instantColumn(table, 'imported_at').notNullable()
      table.index(['zip', 'colonia'])
      table.index(['imported_at'])
    })

    this.defer(clientsOfMatters)
  }
}

const STATEMENTS = [
  `INSERT INTO clients (workspace_id, name, name_folded, created_at, updated_at)
   SELECT workspace_id, MIN(client_name), client_folded, MIN(created_at), MAX(updated_at) FROM matters
   WHERE client_id IS NULL AND client_name IS NOT NULL AND client_folded IS NOT NULL AND NOT EXISTS (
     SELECT 1 FROM clients WHERE clients.workspace_id = matters.workspace_id AND clients.name_folded = matters.client_folded)
   GROUP BY workspace_id, client_folded`,
  `UPDATE matters SET client_id = (
     SELECT MIN(clients.id) FROM clients
     WHERE clients.workspace_id = matters.workspace_id AND clients.name_folded = matters.client_folded)
   WHERE client_id IS NULL AND client_folded IS NOT NULL`,
  `UPDATE matters SET client_id = (
     SELECT MIN(clients.id) FROM clients
     WHERE clients.workspace_id = matters.workspace_id AND clients.user_id = matters.client_user_id)
   WHERE client_id IS NULL AND client_user_id IS NOT NULL`,
  `INSERT INTO matter_clients (workspace_id, matter_id, client_id, user_id, created_at)
   SELECT matters.workspace_id, matters.id, matters.client_id, clients.user_id, matters.created_at FROM matters
   JOIN clients ON clients.id = matters.client_id
   WHERE NOT EXISTS (
     SELECT 1 FROM matter_clients WHERE matter_clients.matter_id = matters.id AND matter_clients.client_id = matters.client_id)`,
]

/** Every client whom a matter names becomes a client of its firm, once by name, and the matter is theirs. What is there already stays. */
export async function clientsOfMatters(db: QueryClientContract) {
  for (const statement of STATEMENTS) await db.rawQuery(statement)
  await nameParts(db)
}

/** Of the clients that are there only the name is known: whether it is that of a business, by what they are found and recognised. */
async function nameParts(db: QueryClientContract) {
  for (let last = 0; ;) {
    const rows = await db.from('clients').where('id', '>', last).whereNull('search_text').orderBy('id').limit(500)
    for (const { id, workspace_id, name, email } of rows) {
      const known = { name, email, tradeName: null, rfc: null, curp: null, phones: null }
      const kind = isBusinessName(name) ? { type: 'business' } : { given_names: name }
      await db
        .from('clients')
        .where({ id })
        .update({ search_text: searchTextOf(known), ...kind })
      const keys = duplicateKeys(known).map((key) => ({ workspace_id, client_id: id, ...key }))
      if (keys.length > 0) await db.table('client_keys').multiInsert(keys)
    }
    if (rows.length === 0) return
    last = Number(rows.at(-1).id)
  }
}

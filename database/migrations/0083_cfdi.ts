import type { Knex } from 'knex'
import { Migration, instantColumn } from '#database/table'

type Table = Knex.CreateTableBuilder

/** Tax documents (CFDI) of a firm: what their XML says, what they name, what their complements say was paid, and what people say of them. Amounts are whole centavos of their currency. */
export default class extends Migration {
  async up() {
    this.cfdis()
    this.relations()
    this.installments()
  }

  private ofFirm(table: Table) {
    table.increments('id')
    table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
  }

  private person(table: Table, name: string) {
    return table.integer(name).unsigned().nullable().references('users.id')
  }

  private cfdis() {
    this.create('cfdis', (table) => {
      this.ofFirm(table)
      table.string('uuid', 36).notNullable()
      table.string('type', 1).notNullable()
      table.string('standard', 4).notNullable()
      /** Whether the firm issued it, received it, or is neither. */
      table.string('direction', 8).notNullable()
      table.string('series', 25).nullable()
      table.string('folio', 40).nullable()
      table.string('issued_on', 10).notNullable()
      table.string('issuer_rfc', 13).notNullable()
      table.string('issuer_name', 300).notNullable()
      table.string('receiver_rfc', 13).notNullable()
      table.string('receiver_name', 300).notNullable()
      table.string('method', 3).nullable()
      table.string('form', 2).nullable()
      table.string('currency', 3).notNullable()
      /** Pesos for one unit of its currency, in millionths. */
      table.bigInteger('exchange_rate').unsigned().nullable()
      for (const name of ['subtotal', 'discount', 'transferred', 'withheld', 'withheld_isr', 'withheld_iva', 'total'])
        table.bigInteger(name).notNullable()
      table.text('warnings').notNullable()
      table.text('search_text').notNullable()
      table.string('file_name', 255).notNullable()
      table.string('storage_key', 200).notNullable()
      table.string('sha256', 64).notNullable()
      table.bigInteger('size').unsigned().notNullable()
      table.integer('client_id').unsigned().nullable().references('clients.id')
      /** What it is the invoice of, by a person's word. */
      table.integer('charge_id').unsigned().nullable().references('charges.id')
      /** The payment that a complement is of, by a person's word. */
      table.integer('payment_id').unsigned().nullable().references('payments.id')
      this.person(table, 'linked_by_id')
      instantColumn(table, 'linked_at').nullable()
      /** What a person says of its cancellation at the SAT. */
      table.string('canceled_on', 10).nullable()
      table.string('cancellation_reason', 2).nullable()
      table.string('substitute_uuid', 36).nullable()
      this.person(table, 'canceled_by_id')
      this.person(table, 'created_by_id')
      table.integer('version').unsigned().notNullable()
      this.instants(table)
      table.unique(['workspace_id', 'uuid'])
      table.index(['workspace_id', 'issued_on', 'id'])
      table.index(['workspace_id', 'type', 'method', 'issued_on'])
      for (const name of ['client_id', 'charge_id', 'payment_id', 'linked_by_id', 'canceled_by_id', 'created_by_id'])
        table.index([name])
    })
  }

  /** UUID that a CFDI names, with the kind of the relation (c_TipoRelacion). */
  private relations() {
    this.create('cfdi_relations', (table) => {
      this.ofFirm(table)
      table.integer('cfdi_id').unsigned().notNullable().references('cfdis.id')
      table.string('kind', 2).notNullable()
      table.string('uuid', 36).notNullable()
      table.unique(['cfdi_id', 'kind', 'uuid'])
      table.index(['workspace_id', 'uuid', 'kind'])
    })
  }

  /** What a complement of payments says was paid of an invoice. */
  private installments() {
    this.create('cfdi_installments', (table) => {
      this.ofFirm(table)
      table.integer('cfdi_id').unsigned().notNullable().references('cfdis.id')
      table.string('uuid', 36).notNullable()
      table.integer('number').unsigned().notNullable()
      table.string('paid_on', 10).notNullable()
      table.string('form', 2).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('balance_before').notNullable()
      table.bigInteger('paid').notNullable()
      table.bigInteger('balance_after').notNullable()
      table.index(['cfdi_id'])
      table.index(['workspace_id', 'uuid', 'number'])
    })
  }
}

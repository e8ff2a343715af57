import { Migration } from '#database/table'

/** Of which charges a refund took back what its payment had paid. What was credit of the client is in none of them, and refunds of before this was kept have none. */
export default class extends Migration {
  async up() {
    this.create('refund_parts', (table) => {
      table.increments('id')
      table.integer('workspace_id').unsigned().notNullable().references('workspaces.id')
      table.integer('refund_id').unsigned().notNullable().references('payment_refunds.id')
      table.integer('charge_id').unsigned().notNullable().references('charges.id')
      table.bigInteger('amount').unsigned().notNullable()
      table.unique(['refund_id', 'charge_id'])
      table.index(['charge_id'])
      table.index(['workspace_id'])
    })
  }
}

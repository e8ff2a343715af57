import { compose } from '@adonisjs/core/helpers'
import { ChargeItemSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A concept of a charge. */
export default class ChargeItem extends compose(ChargeItemSchema, Tenanted) {
  /** SQL of what a charge has as concepts of time in a matter, less discounts, before taxes, in centavos. The table has `workspace_id`, `charge_id` and `matter_id`. */
  static timeChargedOf(table: 'time_entries'): string {
    return `(select coalesce(sum(charge_items.amount - charge_items.discount), 0) from charge_items
      where charge_items.workspace_id = ${table}.workspace_id and charge_items.charge_id = ${table}.charge_id
      and charge_items.matter_id = ${table}.matter_id and charge_items.kind = 'time')`
  }
}

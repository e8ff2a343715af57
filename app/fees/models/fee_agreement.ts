import { compose } from '@adonisjs/core/helpers'
import { FeeAgreementSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** How a matter is charged, by what was agreed: in one way, in several (`mixed`), or not at all yet. */
export const FEE_MODELS = ['monthly', 'fixed', 'stages', 'hourly', 'share', 'mixed', 'none'] as const
export type FeeModel = (typeof FEE_MODELS)[number]

const AMOUNTS = { monthly: 'monthly_amount', fixed: 'fixed_amount', hourly: 'hourly_rate', share: 'share' }
const HAS_STAGES = `exists (select 1 from fee_stages
  where fee_stages.workspace_id = fee_agreements.workspace_id and fee_stages.matter_id = fee_agreements.matter_id)`

/** What was agreed with the client of a matter. One a matter. */
export default class FeeAgreement extends compose(FeeAgreementSchema, Tenanted) {
  /** SQL of the fee model of the matter that a row of a table is of: the table has `workspace_id` and `matter_id`. */
  static modelOf(table: 'charge_items' | 'time_entries' | 'matter_expenses'): string {
    const ways = [
      ...Object.entries(AMOUNTS).map(([model, column]) => [model, `fee_agreements.${column} is not null`] as const),
      ['stages', HAS_STAGES] as const,
    ]
    const count = ways.map(([, is]) => `case when ${is} then 1 else 0 end`).join(' + ')
    const one = ways.map(([model, is]) => `when ${is} then '${model}'`).join(' ')
    const model = `case when ${count} > 1 then 'mixed' ${one} else 'none' end`
    return `coalesce((select ${model} from fee_agreements where fee_agreements.workspace_id = ${table}.workspace_id
      and fee_agreements.matter_id = ${table}.matter_id), 'none')`
  }
}

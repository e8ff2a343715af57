import { partsOf } from '#app/core/contributions/define_module'
import { rowForms, type FormPart } from '#app/core/contributions/row_forms'
import * as archived from '#app/fees/validators/archived'

type Validator = { tryValidate(input: object): Promise<readonly [unknown, unknown]> }

/** The form of a table: these columns, judged by this validator. */
const form = (key: string, validator: Validator, ...columns: string[]): { key: string; parts: FormPart[] } => ({
  key,
  parts: [{ columns, validate: (input) => validator.tryValidate(input) }],
})

/** How an archive brings back agreements, time, expenses and funds. */
export const archiveParts = partsOf(
  rowForms,
  form(
    'fee_agreements',
    archived.archivedAgreement,
    ...['currency', 'monthly_amount', 'fixed_amount', 'hourly_rate', 'share', 'share_base', 'notes', 'version']
  ),
  form('fee_stages', archived.archivedStage, 'position', 'name', 'amount'),
  form('fee_rates', archived.archivedRate, 'rate'),
  form('fee_charges', archived.archivedFeeCharge, 'part', 'amount', 'obtained'),
  form(
    'time_entries',
    archived.archivedTime,
    ...['worked_on', 'minutes', 'description', 'billable', 'currency', 'rate', 'version']
  ),
  form(
    'matter_expenses',
    archived.archivedExpense,
    ...['spent_on', 'description', 'currency', 'amount', 'paid_by', 'billable', 'version']
  ),
  form('client_funds', archived.archivedFund, 'currency', 'balance', 'movements'),
  form(
    'fund_movements',
    archived.archivedMovement,
    ...['number', 'kind', 'amount', 'balance', 'moved_on', 'method', 'reference', 'description']
  )
)

import { contributed } from './accepted/through_form.js'
import { inMatter, people, to, type ExportedTable, type Reference } from './shape.js'

const charge: Reference = { to: 'charges', missing: 'null' }
/** The concept that something was charged with. */
const concept: Reference = { to: 'charge_items', missing: 'null' }
const proof: Reference = { to: 'billing_files', missing: 'null' }

/** What was agreed with clients, the time and expenses of matters, and the money that the firm holds for its clients. */
export const FEE_TABLES: ExportedTable[] = [
  { table: 'fee_agreements', references: inMatter, accept: contributed('fee_agreements') },
  { table: 'fee_stages', references: inMatter, accept: contributed('fee_stages') },
  { table: 'fee_rates', references: { ...inMatter, user_id: people }, accept: contributed('fee_rates') },
  {
    table: 'fee_charges',
    references: {
      ...{ ...inMatter, stage_id: to('fee_stages'), created_by_id: people },
      charge_id: { to: 'charges', missing: 'drop' },
      charge_item_id: concept,
    },
    accept: contributed('fee_charges'),
  },
  {
    table: 'time_entries',
    references: { ...inMatter, user_id: people, charge_id: charge, charge_item_id: concept },
    accept: contributed('time_entries'),
  },
  {
    table: 'matter_expenses',
    references: {
      ...{ ...inMatter, created_by_id: people, proof_id: proof },
      ...{ charge_id: charge, charge_item_id: concept },
    },
    accept: contributed('matter_expenses'),
  },
  { table: 'client_funds', references: inMatter, accept: contributed('client_funds') },
  {
    table: 'fund_movements',
    references: {
      ...{ ...inMatter, fund_id: to('client_funds'), created_by_id: people, charge_id: charge, proof_id: proof },
      expense_id: { to: 'matter_expenses', missing: 'null' },
      payment_id: { to: 'payments', missing: 'null' },
      reverses_id: { to: 'fund_movements', later: true },
    },
    accept: contributed('fund_movements'),
  },
]

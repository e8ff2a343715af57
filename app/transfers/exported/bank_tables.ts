import { CURRENCIES } from '#app/core/money'
import { contributed } from './accepted/through_form.js'
import { people, to, type ExportedTable } from './shape.js'

const currency = [...CURRENCIES]
const account = { account_id: to('bank_accounts') }

/** Files of banks with their movements, and how files are read. */
export const BANK_TABLES: ExportedTable[] = [
  { table: 'bank_accounts', references: {}, values: { currency }, accept: contributed('bank_accounts') },
  {
    table: 'bank_profiles',
    references: { ...account, created_by_id: people },
    json: ['mapping'],
    accept: contributed('bank_profiles'),
  },
  {
    table: 'bank_statements',
    references: { ...account, created_by_id: people },
    values: { state: ['draft', 'storing', 'stored'], format: ['csv', 'xlsx', 'ofx'] },
    json: ['refused'],
    without: { pending_content: 'a file that is being looked at or stored', pending_mapping: 'as pending_content' },
    accept: contributed('bank_statements'),
  },
  {
    table: 'bank_movements',
    references: {
      ...{ ...account, statement_id: to('bank_statements'), decided_by_id: people },
      payment_id: to('payments'),
    },
    values: { currency, state: ['pending', 'matched', 'ignored', 'outgoing'] },
    accept: contributed('bank_movements'),
  },
]

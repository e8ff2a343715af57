import { contributed } from './accepted/through_form.js'
import { people, to, type ExportedTable } from './shape.js'

const inCfdi = { cfdi_id: to('cfdis') }

/** Tax documents with their XML, what they name and what their complements say was paid. */
export const CFDI_TABLES: ExportedTable[] = [
  {
    table: 'cfdis',
    references: {
      ...{ client_id: to('clients'), charge_id: to('charges'), payment_id: to('payments') },
      ...{ linked_by_id: people, canceled_by_id: people, created_by_id: people },
    },
    values: {
      type: ['I', 'E', 'P', 'N', 'T', 'R'],
      standard: ['4.0', '3.3', '2.0', '1.0'],
      direction: ['issued', 'received', 'other'],
    },
    json: ['warnings'],
    file: { column: 'storage_key', store: 'cfdi' },
    accept: contributed('cfdis'),
  },
  { table: 'cfdi_relations', references: inCfdi, accept: contributed('cfdi_relations') },
  { table: 'cfdi_installments', references: inCfdi, accept: contributed('cfdi_installments') },
]

import type { IndexGenerator } from '@adonisjs/assembler/index_generator'

/** Lists of fields and of words that the browser draws forms and pages from. */
const SHARED = [
  'amparo/domain/checklist',
  'amparo/domain/demand',
  'amparo/domain/proceedings',
  'amparo/domain/requisites',
  'amparo/domain/suspensions',
  'billing/domain/charge_amounts',
  'billing/domain/charge_fields',
  'billing/domain/charge_line',
  'billing/domain/charge_list',
  'billing/domain/charge_states',
  'billing/domain/periods',
  'billing/domain/recurring_dates',
  'billing/domain/recurring_fields',
  'billing/domain/rhythms',
  'billing/domain/taxes',
  'billing/domain/in_order',
  'billing/domain/payment_fields',
  'billing/domain/payment_methods',
  'billing/domain/payment_states',
  'billing/domain/proofs',
  'billing/domain/ageing',
  'billing/domain/email_fields',
  'billing/domain/reminder_steps',
  'billing/domain/settings_fields',
  'billing/domain/statement',
  'cfdi/domain/direction',
  'cfdi/domain/sat_catalogues',
  'clients/domain/contact_fields',
  'clients/domain/fields',
  'core/tax/regimes',
  'deadlines/domain/beginnings',
  'docket/domain/list_states',
  'docket/domain/resolutions',
  'matters/domain/fields',
  'matters/domain/party_roles',
  'matters/domain/stages',
]

/**
 * Writes `.adonisjs/client/constants.ts` and `.adonisjs/client/fields.ts`: the browser reads the same files of constants and of fields as the server.
 * What it does not use of them is left out of its scripts.
 */
export default function indexConstants(_: unknown, __: unknown, indexGenerator: IndexGenerator) {
  indexGenerator.add('constants', {
    source: 'app/core',
    glob: ['**/constants.ts'],
    output: '.adonisjs/client/constants.ts',
    as(_vfs, buffer) {
      buffer.writeLine(`export { CONSTANTS } from '../../app/core/constants.js'`)
    },
  })
  indexGenerator.add('fields', {
    source: 'app',
    glob: SHARED.map((file) => `${file}.ts`),
    output: '.adonisjs/client/fields.ts',
    as(_vfs, buffer) {
      for (const file of SHARED) buffer.writeLine(`export * from '../../app/${file}.js'`)
    },
  })
}

export * from '../../app/amparo/domain/checklist.js'

export * from '../../app/amparo/domain/demand.js'

export * from '../../app/amparo/domain/proceedings.js'

export * from '../../app/amparo/domain/requisites.js'

export * from '../../app/amparo/domain/suspensions.js'

export * from '../../app/billing/domain/charge_amounts.js'

export * from '../../app/billing/domain/charge_fields.js'

export * from '../../app/billing/domain/charge_line.js'

export * from '../../app/billing/domain/charge_list.js'

export * from '../../app/billing/domain/charge_states.js'

export * from '../../app/billing/domain/periods.js'

export * from '../../app/billing/domain/recurring_dates.js'

export * from '../../app/billing/domain/recurring_fields.js'

export * from '../../app/billing/domain/rhythms.js'

export * from '../../app/billing/domain/taxes.js'

export * from '../../app/billing/domain/in_order.js'

export * from '../../app/billing/domain/payment_fields.js'

export * from '../../app/billing/domain/payment_methods.js'

export * from '../../app/billing/domain/payment_states.js'

export * from '../../app/billing/domain/proofs.js'

export * from '../../app/billing/domain/ageing.js'

export * from '../../app/billing/domain/email_fields.js'

export * from '../../app/billing/domain/reminder_steps.js'

export * from '../../app/billing/domain/settings_fields.js'

export * from '../../app/billing/domain/statement.js'

export * from '../../app/cfdi/domain/direction.js'

export * from '../../app/cfdi/domain/sat_catalogues.js'

export * from '../../app/clients/domain/contact_fields.js'

export * from '../../app/clients/domain/fields.js'

export * from '../../app/core/tax/regimes.js'

export * from '../../app/deadlines/domain/beginnings.js'

export * from '../../app/docket/domain/list_states.js'

export * from '../../app/docket/domain/resolutions.js'

export * from '../../app/matters/domain/fields.js'

export * from '../../app/matters/domain/party_roles.js'

export * from '../../app/matters/domain/stages.js'


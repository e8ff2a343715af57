export * from '../../app/clients/domain/contact_fields.js'

export * from '../../app/clients/domain/fields.js'

export * from '../../app/docket/domain/list_states.js'

export * from '../../app/docket/domain/resolutions.js'

export * from '../../app/matters/domain/fields.js'

export * from '../../app/matters/domain/party_roles.js'

export * from '../../app/matters/domain/stages.js'


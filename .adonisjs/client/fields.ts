export * from '../../app/amparo/domain/checklist.js'

export * from '../../app/amparo/domain/demand.js'

export * from '../../app/amparo/domain/proceedings.js'

export * from '../../app/amparo/domain/requisites.js'

export * from '../../app/amparo/domain/suspensions.js'

export * from '../../app/clients/domain/contact_fields.js'

export * from '../../app/clients/domain/fields.js'

export * from '../../app/deadlines/domain/beginnings.js'

export * from '../../app/docket/domain/list_states.js'

export * from '../../app/docket/domain/resolutions.js'

export * from '../../app/matters/domain/fields.js'

export * from '../../app/matters/domain/party_roles.js'

export * from '../../app/matters/domain/stages.js'


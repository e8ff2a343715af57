export * from '../../app/clients/domain/fields.js'

export * from '../../app/matters/domain/fields.js'


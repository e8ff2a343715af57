import { compose } from '@adonisjs/core/helpers'
import { ImportMappingSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Which field a firm chose for a heading of its files; an empty one for a column that is left out. */
export default class ImportMapping extends compose(ImportMappingSchema, Tenanted) {}

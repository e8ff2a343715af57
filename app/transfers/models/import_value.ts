import { compose } from '@adonisjs/core/helpers'
import { ImportValueSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What a firm said that a value of its files stands for; an empty choice for a value that is left out. */
export default class ImportValue extends compose(ImportValueSchema, Tenanted) {}

import { compose } from '@adonisjs/core/helpers'
import { BankProfileSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** How a firm reads files with certain headings. */
export default class BankProfile extends compose(BankProfileSchema, Tenanted) {}

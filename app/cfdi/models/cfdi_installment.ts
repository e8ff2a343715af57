import { compose } from '@adonisjs/core/helpers'
import { CfdiInstallmentSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What a complement of payments says was paid of an invoice, in centavos of the invoice's currency. */
export default class CfdiInstallment extends compose(CfdiInstallmentSchema, Tenanted) {}

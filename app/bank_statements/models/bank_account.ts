import { compose } from '@adonisjs/core/helpers'
import { BankAccountSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** An account of a firm, as its statements name it: bank, name, currency and the last digits of its number. */
export default class BankAccount extends compose(BankAccountSchema, Tenanted) {}

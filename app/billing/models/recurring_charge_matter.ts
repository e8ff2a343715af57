import { compose } from '@adonisjs/core/helpers'
import { RecurringChargeMatterSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That a recurring charge has a concept of a matter. */
export default class RecurringChargeMatter extends compose(RecurringChargeMatterSchema, Tenanted) {}

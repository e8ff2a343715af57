import { compose } from '@adonisjs/core/helpers'
import { MatterDeadlineAlertSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That people were told of a deadline: once for each kind of alert and last day. */
export default class MatterDeadlineAlert extends compose(MatterDeadlineAlertSchema, Tenanted) {}

import { compose } from '@adonisjs/core/helpers'
import { HearingPersonSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Somebody of the firm who attends a hearing. */
export default class HearingPerson extends compose(HearingPersonSchema, Tenanted) {}

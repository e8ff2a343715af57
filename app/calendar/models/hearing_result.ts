import { compose } from '@adonisjs/core/helpers'
import { HearingResultSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A deadline or an activity that followed from a hearing: one of the two. */
export default class HearingResult extends compose(HearingResultSchema, Tenanted) {}

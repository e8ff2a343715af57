import { compose } from '@adonisjs/core/helpers'
import { ActivitySubtaskSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** One step of an activity, done or not. */
export default class ActivitySubtask extends compose(ActivitySubtaskSchema, Tenanted) {}

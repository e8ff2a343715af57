import { compose } from '@adonisjs/core/helpers'
import { RunningTimerSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** The watch of somebody that runs for a matter. */
export default class RunningTimer extends compose(RunningTimerSchema, Tenanted) {}

import { compose } from '@adonisjs/core/helpers'
import { FeeStageSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A stage of a matter with what it costs. */
export default class FeeStage extends compose(FeeStageSchema, Tenanted) {}

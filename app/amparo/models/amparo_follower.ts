import { compose } from '@adonisjs/core/helpers'
import { AmparoFollowerSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** Who is told of news of a case, and up to which they read. */
export default class AmparoFollower extends compose(AmparoFollowerSchema, Tenanted) {}

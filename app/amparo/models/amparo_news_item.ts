import { compose } from '@adonisjs/core/helpers'
import { AmparoNewsItemSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** What a court published in a case. */
export default class AmparoNewsItem extends compose(AmparoNewsItemSchema, Tenanted) {}

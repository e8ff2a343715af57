import { compose } from '@adonisjs/core/helpers'
import { GroupSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A named set of members of a firm, e.g. those of one practice. */
export default class Group extends compose(GroupSchema, Tenanted) {}

import { compose } from '@adonisjs/core/helpers'
import { RoleSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A named set of permissions of a firm. */
export default class Role extends compose(RoleSchema, Tenanted) {}

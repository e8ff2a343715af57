import { compose } from '@adonisjs/core/helpers'
import { ConflictRelationSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That somebody is something to somebody else: a spouse, a partner, a representative, a subsidiary. */
export default class ConflictRelation extends compose(ConflictRelationSchema, Tenanted) {}

import { compose } from '@adonisjs/core/helpers'
import { CourtListMatchSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** That a row of a list seems to be of a matter. A person accepts it or says that it is wrong. */
export default class CourtListMatch extends compose(CourtListMatchSchema, Tenanted) {}

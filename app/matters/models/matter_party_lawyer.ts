import { compose } from '@adonisjs/core/helpers'
import { MatterPartyLawyerSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'

/** A lawyer of a party of a matter. */
export default class MatterPartyLawyer extends compose(MatterPartyLawyerSchema, Tenanted) {}

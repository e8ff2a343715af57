import { compose } from '@adonisjs/core/helpers'
import { beforeSave, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { MatterPartySchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { fold } from '#app/core/text/fold'
import MatterPartyLawyer from './matter_party_lawyer.js'

/** The column of the folded name holds this many characters. */
const FOLDED = 420

/** Somebody who takes part in a matter: on our side, on the other, or on none. */
export default class MatterParty extends compose(MatterPartySchema, Tenanted) {
  @hasMany(() => MatterPartyLawyer, { foreignKey: 'partyId' })
  declare lawyers: HasMany<typeof MatterPartyLawyer>

  /** Keeps what searching and checks of conflicts read in step with what people read. */
  @beforeSave()
  static foldName(party: MatterParty) {
    party.nameFolded = fold(party.name).slice(0, FOLDED)
  }
}

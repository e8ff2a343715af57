import { compose } from '@adonisjs/core/helpers'
import { beforeSave, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { MatterSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { fold } from '#app/core/text/fold'
import User from '#app/accounts/models/user'
import MatterPin from './matter_pin.js'

/** Columns of folded text hold this many characters; what folds to more is only sorted by its beginning. */
const FOLDED = 420

/** A case file (expediente) of a firm: what it is about, before whom, for whom and who answers for it. */
export default class Matter extends compose(MatterSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'responsibleId' })
  declare responsible: BelongsTo<typeof User>

  /** The person who follows this matter in the clients' portal. */
  @belongsTo(() => User, { foreignKey: 'clientUserId' })
  declare clientUser: BelongsTo<typeof User>

  @hasMany(() => MatterPin)
  declare pins: HasMany<typeof MatterPin>

  /** The matters that a client follows, in all firms: the only reading that crosses firms. */
  static followedBy(userId: number) {
    return this.query().where('matters.client_user_id', userId)
  }

  /** Keeps what sorting and searching read in step with what people read. */
  @beforeSave()
  static foldTexts(matter: Matter) {
    matter.titleFolded = fold(matter.title).slice(0, FOLDED)
    matter.clientFolded = matter.clientName ? fold(matter.clientName).slice(0, FOLDED) : null
    const told = [matter.reference, matter.title, matter.clientName, matter.court, matter.fileNumber]
    matter.searchText = fold(told.filter(Boolean).join('\n'))
  }
}

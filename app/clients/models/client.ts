import { compose } from '@adonisjs/core/helpers'
import { beforeSave } from '@adonisjs/lucid/orm'
import { ClientSchema } from '#database/schema'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { fold } from '#app/core/text/fold'

/** The column of the folded name holds this many characters. */
const FOLDED = 420

/** A person or business that a firm works for. With `userId`, the account that follows their matters in the portal. */
export default class Client extends compose(ClientSchema, Tenanted) {
  /** Keeps what sorting and searching read in step with what people read. */
  @beforeSave()
  static foldName(client: Client) {
    client.nameFolded = fold(client.name).slice(0, FOLDED)
  }
}

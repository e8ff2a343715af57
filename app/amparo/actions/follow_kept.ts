import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { followKept } from '#app/amparo/actions/follow_source'
import { WriteProceeding } from '#app/amparo/actions/write_proceeding'
import type { ProceedingFields } from '#app/amparo/domain/proceeding_fields'
import type AmparoProceeding from '#app/amparo/models/amparo_proceeding'

/** Writes down a case and takes, in one transaction, what the library has already of it: a correction of its number never leaves it without news. */
@inject()
export class FollowKept {
  constructor(private readonly writeProceeding: WriteProceeding) {}

  /** Also tells how much news there was. Throws as `WriteProceeding.add`. */
  add(
    author: Author,
    firm: { id: number },
    fields: ProceedingFields
  ): Promise<{ proceeding: AmparoProceeding; count: number }> {
    return db.transaction(async (trx) => {
      const proceeding = await this.writeProceeding.write(trx, author, firm, fields)
      return { proceeding, count: await followKept(trx, proceeding) }
    })
  }

  /** Throws as `WriteProceeding.edit`. */
  edit(
    author: Author,
    of: { id: number; workspaceId: number },
    version: number,
    fields: ProceedingFields
  ): Promise<AmparoProceeding> {
    return db.transaction(async (trx) => {
      const proceeding = await this.writeProceeding.edit(trx, author, of, version, fields)
      await followKept(trx, proceeding)
      return proceeding
    })
  }
}

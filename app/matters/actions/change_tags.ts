import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import { fold } from '#app/core/text/fold'
import type Matter from '#app/matters/models/matter'
import { lockMatter } from '#app/matters/queries/lock_matter'
import { tagMatterBatch, tagsOf } from './tag_matter_batch.js'

/** Says which tags a matter has. */
export class ChangeTags {
  /** `wanted` are all that it shall have; those that differ only in case or accents are the same, and stay as they were written. */
  async handle(author: Author, matter: Matter, wanted: string[]): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      const kept = new Set(wanted.map(fold))
      const remove = (await tagsOf(trx, current.id)).filter((tag) => !kept.has(fold(tag)))
      await tagMatterBatch(trx, author, current, { add: wanted, remove })
    })
  }
}

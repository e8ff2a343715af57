import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { nextInSequence } from '#app/core/sequences/sequence'
import { storedFields, type MatterFields } from '#app/matters/matter_fields'
import Matter from '#app/matters/models/matter'
import { referenceOf } from '#app/matters/reference'

/** Opens a matter under the firm's next number. */
export class OpenMatter {
  async handle(author: Author, firm: { id: number; name: string }, fields: MatterFields): Promise<Matter> {
    return db.transaction(async (trx) => {
      const number = await nextInSequence(trx, firm.id, 'matters')
      const reference = referenceOf(firm.name, number)
      const matter = await Matter.create(
        {
          ...storedFields(fields),
          workspaceId: firm.id,
          number,
          reference,
          archived: false,
          version: 1,
          createdById: author.userId!,
        },
        { client: trx }
      )
      const deed = {
        action: 'matter.opened',
        subject: { type: 'matter', id: matter.id },
        after: { reference, ...storedFields(fields) },
      }
      await record(trx, author, { workspaceId: firm.id, ...deed })
      return matter
    })
  }
}

import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { nextInSequence } from '#app/core/sequences/sequence'
import { storedFields, type NewMatterFields } from '#app/matters/domain/matter_fields'
import Matter from '#app/matters/models/matter'
import { referenceOf } from '#app/matters/domain/reference'
import { joinTeam } from './join_team.js'
import { syncClients } from './sync_clients.js'
import { noteStage } from './note_stage.js'

/** What else is done in the transaction that opens a matter, when it is there. */
export type AlsoOnOpening = (trx: Trx, matter: Matter) => Promise<void>

/** Opens a matter under the firm's next number. */
export class OpenMatter {
  /** Throws NotFound for clients of others. */
  async handle(
    author: Author,
    firm: { id: number; name: string },
    fields: NewMatterFields,
    also?: AlsoOnOpening
  ): Promise<Matter> {
    return db.transaction((trx) => this.within(trx, author, firm, { fields, also }))
  }

  /** The same within a transaction that has written nothing yet, or only numbers and the log. */
  async within(
    trx: Trx,
    author: Author,
    firm: { id: number; name: string },
    { fields, also }: { fields: NewMatterFields; also?: AlsoOnOpening }
  ): Promise<Matter> {
    const { number, reference } = await this.nextNumber(trx, firm)
    const matter = await Matter.create(this.row(author, firm.id, { number, reference, fields }), { client: trx })
    await joinTeam(trx, matter, [author.userId!, fields.responsibleId ?? 0, ...(fields.team ?? [])])
    if (matter.stage !== null) await noteStage(trx, author, matter)
    if (fields.clients) await syncClients(trx, author, matter, fields.clients)
    if (matter.$isDirty) await matter.save()
    const told = { ...storedFields(fields), clientName: matter.clientName, private: matter.private }
    const subject = { type: 'matter', id: matter.id }
    await record(trx, author, { workspaceId: firm.id, action: 'matter.opened', subject, after: { reference, ...told } })
    await also?.(trx, matter)
    return matter
  }

  /** A matter that was brought in kept the number of its folder: that one is not given again. */
  private async nextNumber(trx: Trx, firm: { id: number; name: string }) {
    for (;;) {
      const number = await nextInSequence(trx, firm.id, 'matters')
      const reference = referenceOf(firm.name, number)
      const taken = await trx.from('matters').where({ workspace_id: firm.id, reference }).select('id').first()
      if (!taken) return { number, reference }
    }
  }

  private row(
    author: Author,
    workspaceId: number,
    { fields, ...numbers }: { number: number; reference: string; fields: NewMatterFields }
  ) {
    return {
      ...storedFields(fields),
      clientName: fields.clients ? null : (fields.clientName ?? null),
      ...numbers,
      workspaceId,
      archived: false,
      private: fields.private ?? false,
      readOnly: false,
      trashed: false,
      alsoNamed: null,
      version: 1,
      createdById: author.userId!,
    }
  }
}

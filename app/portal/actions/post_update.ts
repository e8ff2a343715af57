import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { NotFound } from '#app/core/errors/no_access'
import type Matter from '#app/matters/models/matter'
import PortalUpdate from '#app/portal/models/portal_update'
import { notifyClients } from '#app/portal/portal_notices'

export interface UpdateFields {
  text: string
  /** What comes next, in a few words. */
  nextTitle?: string | null
  nextOn?: string | null
  nextTime?: string | null
  /** Whether the client has to be there. */
  attend?: boolean
  /** Whether clients see it. */
  shown: boolean
}

/** Writes how a matter stands, for its clients. */
export class PostUpdate {
  handle(author: Author, matter: Matter, fields: UpdateFields): Promise<PortalUpdate> {
    return db.transaction((trx) => this.write(trx, { author, matter, fields }))
  }

  /** The same within a transaction. */
  async write(
    trx: TransactionClientContract,
    { author, matter, fields }: { author: Author; matter: Matter; fields: UpdateFields }
  ): Promise<PortalUpdate> {
    const { text, shown, attend = false, nextTitle = null } = fields
    const next = nextTitle
      ? { nextTitle, nextOn: fields.nextOn ?? null, nextTime: fields.nextTime ?? null, attend }
      : {}
    const base = { workspaceId: matter.workspaceId, matterId: matter.id, userId: author.userId }
    const update = await PortalUpdate.create({ ...base, text, shown, attend: false, ...next }, { client: trx })
    if (shown) await notifyClients(trx, matter, { kind: 'portal_update', actorId: author.userId })
    const subject = { type: 'portal_update', id: update.id }
    const audited = { action: 'portal.update_posted', subject, after: { shown, nextOn: update.nextOn ?? null } }
    await record(trx, author, { workspaceId: matter.workspaceId, matterId: matter.id, ...audited })
    return update
  }

  /** Shows an update to the clients, or takes it from them. Throws NotFound when it is not of this matter. */
  async show(author: Author, matter: Matter, id: number, shown: boolean): Promise<void> {
    await db.transaction(async (trx) => {
      const update = await PortalUpdate.in({ id: matter.workspaceId }, trx)
        .where('matter_id', matter.id)
        .where('id', id)
        .forUpdate()
        .first()
      if (!update) throw new NotFound('portal_updates')
      if (update.shown === shown) return
      await update.merge({ shown }).save()
      if (shown) await notifyClients(trx, matter, { kind: 'portal_update', actorId: author.userId })
      const subject = { type: 'portal_update', id: update.id }
      const audited = {
        action: shown ? 'portal.update_shown' : 'portal.update_hidden',
        subject,
        before: { shown: !shown },
        after: { shown },
      }
      await record(trx, author, { workspaceId: matter.workspaceId, matterId: matter.id, ...audited })
    })
  }
}

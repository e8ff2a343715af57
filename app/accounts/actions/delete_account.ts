import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { personalData, type DataSubject } from '#app/core/contributions/registries'
import { FieldProblem } from '#app/core/errors/field_problem'
import { removePicture } from '#app/core/files/pictures'
import { putMail } from '#app/core/mail/mail'
import { lockUser } from '#app/accounts/queries/lock_user'
import { endSessionsOf } from './end_sessions.js'

/** What stands in the way of a person's account being deleted; nothing when it can be. */
export async function obstaclesOf(person: DataSubject, trx?: TransactionClientContract) {
  const found = []
  for (const part of personalData.all()) found.push(...((await part.obstacles?.(person, trx)) ?? []))
  return found
}

/**
 * Deletes a person: every module removes what it keeps about them or makes it nobody's, and a last email says so. The log stays whole. What
 * they wrote for a firm stays the firm's.
 */
export class DeleteAccount {
  /** Throws FieldProblem while a firm with other members would be left without an owner. */
  async handle(author: Author, userId: number): Promise<void> {
    const picture = await db.transaction(async (trx) => {
      const { id, email, name, language, type, picture: key } = (await lockUser(trx, { id: userId }))!
      const obstacles = await obstaclesOf({ id, email }, trx)
      if (obstacles.length > 0) throw new FieldProblem('account', obstacles)
      await endSessionsOf(trx, id, { because: 'revoked' })
      for (const part of personalData.all()) await part.erase?.(trx, { id, email }, author)
      await putMail(trx, {
        kind: 'account_deleted',
        to: email,
        language,
        values: { name },
        toClient: type === 'client',
        isLast: true,
      })
      const subject = { type: 'user', id }
      await record(trx, author, { workspaceId: null, action: 'account.deleted', subject })
      return key
    })
    await removePicture(picture)
  }
}

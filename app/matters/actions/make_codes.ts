import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'
import MatterCode from '#app/matters/models/matter_code'
import type Matter from '#app/matters/models/matter'
import { lockMatters } from '#app/matters/queries/lock_matter'

export const AUDIENCES = ['team', 'client'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Bytes of a code: nobody guesses one of so many. */
const BYTES = 15

/** The codes that lead from a label on a folder to its matter. */
export class MakeCodes {
  /** Makes those that are missing. A code holds until it is revoked, however often its label is printed. */
  async make(author: Author, matters: Matter[], audiences: Audience[]): Promise<void> {
    await db.transaction(async (trx) => {
      for (const { id: matterId, workspaceId } of await lockMatters(trx, matters)) {
        const there = await MatterCode.query({ client: trx }).where({ matterId }).whereNull('revokedAt')
        for (const audience of audiences) {
          if (there.some((code) => code.audience === audience)) continue
          const code = randomBytes(BYTES).toString('base64url')
          await MatterCode.create({ workspaceId, matterId, audience, code }, { client: trx })
          const subject = { type: 'matter', id: matterId }
          await record(trx, author, { workspaceId, action: 'matter.code_made', subject, after: { audience } })
        }
      }
    })
  }

  /** Labels that are out lead nowhere from now on. */
  async revoke(author: Author, matter: Matter, audience: Audience): Promise<void> {
    await db.transaction(async (trx) => {
      const [{ id: matterId, workspaceId }] = (await lockMatters(trx, [matter])) as [Matter]
      const revoked_at = toSqlInstant(clock.now())
      const ended = rowsBy(trx, 'matter_codes', { matter_id: matterId, audience }).whereNull('revoked_at')
      if (Number(await ended.update({ revoked_at })) === 0) return
      const subject = { type: 'matter', id: matterId }
      await record(trx, author, { workspaceId, action: 'matter.code_revoked', subject, before: { audience } })
    })
  }
}

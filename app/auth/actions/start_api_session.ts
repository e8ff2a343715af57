import { route } from '#app/core/addresses'
import { MEXICO_ZONE } from '#app/core/mexico'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { putMail } from '#app/core/mail/mail'
import { LOCALES } from '#app/core/messages/catalogue'
import type User from '#app/accounts/models/user'
import { putPair, startFamily, type Authorization } from '#app/auth/tokens/api_families'
import { TOKEN_LIFE } from '#config/api'

/** How a program signs in. */
export interface ProgramStart {
  workspaceId: number | null
  /** What the program calls itself, for the list of its owner. */
  name: string | null
  scopes: readonly string[]
  userAgent: string | null
}

/** Signs a program in for a person who has shown who they are: a family of tokens of its own. */
export class StartApiSession {
  handle(user: User, { workspaceId, ...start }: ProgramStart, visitor: Author): Promise<Authorization> {
    return db.transaction(async (trx) => {
      const expiresAt = clock.now().plus({ days: TOKEN_LIFE.refreshDays })
      const family = await startFamily(
        trx,
        'api',
        { userId: user.id, workspaceId, ip: visitor.ip, ...start },
        expiresAt
      )
      const authorization = await putPair(trx, family.id)
      await record(
        trx,
        { ...visitor, userId: user.id, kind: 'user' },
        {
          workspaceId,
          action: 'api_session.started',
          subject: { type: 'user', id: user.id },
          after: { family: family.id, name: start.name, scopes: start.scopes },
        }
      )
      await this.tell(trx, user, start.name, visitor)
      return authorization
    })
  }

  private async tell(trx: TransactionClientContract, user: User, name: string | null, { ip }: Author) {
    const at = clock
      .now()
      .setZone(user.timeZone ?? MEXICO_ZONE)
      .setLocale(LOCALES[user.language])
    const when = at.toLocaleString({ dateStyle: 'long', timeStyle: 'short' })
    const { email: to, language } = user
    const values = { program: name ?? '–', ip: ip ?? '–', when }
    await putMail(trx, { kind: 'api_session_started', to, language, values, action: route('settings.security') })
  }
}

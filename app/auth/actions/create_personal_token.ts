import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { putMail } from '#app/core/mail/mail'
import { putToken, startFamily } from '#app/auth/tokens/api_families'
import type { Identity } from '#app/workspaces/identity'

/** What a personal token is for, how far it reaches and how long. */
export interface PersonalTokenFields {
  name: string
  scopes: string[]
  expiresAt: DateTime
}

/** Makes a personal token for the firm in which the person works now. The token is returned this once; its owner gets an email. */
export class CreatePersonalToken {
  handle({ user, workspace }: Identity, fields: PersonalTokenFields, author: Author) {
    return db.transaction(async (trx) => {
      const { name, scopes, expiresAt } = fields
      const workspaceId = workspace?.id ?? null
      const start = { userId: user.id, workspaceId, name, scopes, userAgent: null, ip: author.ip }
      const family = await startFamily(trx, 'personal', start, expiresAt)
      const token = await putToken(trx, family.id, 'personal', expiresAt)
      await record(trx, author, {
        workspaceId,
        action: 'personal_token.created',
        subject: { type: 'personal_token', id: family.id },
        after: { name, scopes, expiresAt: expiresAt.toISO() },
      })
      const mail = { kind: 'personal_token_created', to: user.email, language: user.language }
      await putMail(trx, { ...mail, values: { name }, action: route('settings.security') })
      return { id: family.id, token }
    })
  }
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { route } from '#app/core/addresses'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { putMail, type Mail } from '#app/core/mail/mail'
import type { Language } from '#app/core/messages/catalogue'
import { accountOf, standingOf, type LinkAccount } from '#app/portal/links/accounts'
import { linkPath, newLink, type LinkOrder } from '#app/portal/links/new_link'

/**
 * Writes to an address whose reader wants to come in without a password. Whoever has it, the same statements run and one email goes, which
 * says what only its reader may know.
 */
export class AskLink {
  /** `language` is that of the reader, for an address that nobody has. */
  async handle(email: string, language: Language, author: Author): Promise<void> {
    await db.transaction(async (trx) => {
      const account = await accountOf({ email }, trx)
      await this.send(trx, { purpose: 'asked', email, userId: account?.id ?? null }, letterOf(email, account, language))
      const subject = { type: 'user', id: account?.id ?? null }
      await record(trx, author, { workspaceId: null, action: 'portal.link_asked', subject })
    })
  }

  private async send(trx: TransactionClientContract, order: LinkOrder, mail: (token: string) => Mail) {
    const { token } = await newLink(trx, order)
    await putMail(trx, mail(token))
  }
}

/** The email to an address, by what its account is. Only one that a link opens gets one. */
function letterOf(email: string, account: LinkAccount | null, language: Language) {
  const spoken = account && !account.deleted_at ? account.language : language
  const to = { to: email, language: spoken, toClient: true }
  const standing = standingOf(account)
  return (token: string): Mail => {
    if (standing === 'open') return { ...to, kind: 'portal_link', action: linkPath(token) }
    if (standing === 'password') return { ...to, kind: 'portal_link_password', action: route('security.login') }
    if (standing === 'disabled') return { ...to, kind: 'portal_link_disabled' }
    return { ...to, kind: 'portal_link_unknown', action: route('security.join') }
  }
}

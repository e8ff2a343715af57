import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import type { Author } from '#app/core/audit/author'
import type { Language } from '#app/core/messages/catalogue'
import Client from '#app/clients/models/client'
import { record } from '#app/core/audit/audit_log'
import { putMail } from '#app/core/mail/mail'
import { AskLink } from '#app/portal/actions/ask_link'
import { countRequest } from '#app/portal/links/link_limits'
import { linkPath, newLink } from '#app/portal/links/new_link'
import { isFor, linkOf } from '#app/portal/links/opened_link'
import type PortalLink from '#app/portal/models/portal_link'
import Workspace from '#app/workspaces/models/workspace'

/** Sends a new link in place of one that opens nothing any more, to the address of the old one: whoever holds that learns nothing. */
export class RenewLink {
  async handle(token: string, language: Language, { author, ip }: { author: Author; ip: string }): Promise<void> {
    const link = await linkOf(token)
    const email = link && (await addressOf(link))
    await countRequest(email ?? token, ip)
    if (!email) return
    if (link.userId === null && link.clientId !== null && !link.revokedAt)
      return this.again(link, email, { language, author })
    await new AskLink().handle(email, language, author)
  }

  /** For a client who has no account yet: it leads where the old one did, and lives an hour, as what is asked for does. */
  private async again(link: PortalLink, email: string, { language, author }: { language: Language; author: Author }) {
    const { workspaceId, matterId, clientId } = link
    await db.transaction(async (trx) => {
      const scope = { workspaceId: workspaceId!, matterId: matterId!, clientId }
      const { id, token } = await newLink(trx, { purpose: 'asked', email, userId: null, scope })
      const firm = await Workspace.query({ client: trx }).where('id', scope.workspaceId).select('name', 'logo').first()
      const brand = firm ? { name: firm.name, picture: firm.logo } : undefined
      const request = { kind: 'portal_link', to: email, language, toClient: true, brand }
      await putMail(trx, { ...request, action: linkPath(token) })
      const subject = { type: 'portal_link', id }
      await record(trx, author, { workspaceId, matterId: matterId!, action: 'portal.link_asked', subject })
    })
  }
}

/** Where the emails of a link go today; null when its address has changed hands. */
async function addressOf(link: PortalLink): Promise<string | null> {
  const user = link.userId === null ? null : await User.find(link.userId)
  const client = user
    ? null
    : await Client.byKey('id', link.clientId ?? 0)
        .select('email')
        .first()
  const email = user?.email ?? client?.email ?? null
  return email !== null && isFor(link, email) ? email : null
}

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { assertOpenTo } from '#app/auth/actions/start_session'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Language } from '#app/core/messages/catalogue'
import { admitClient } from '#app/portal/actions/admit_client'
import { logView } from '#app/portal/actions/log_view'
import { accountOf, standingOf } from '#app/portal/links/accounts'
import { LinkProblem } from '#app/portal/links/link_problem'
import { isFor, usableLink } from '#app/portal/links/opened_link'
import type PortalLink from '#app/portal/models/portal_link'

/** The token of a link, and who uses it on which browser. */
interface Opening {
  token: string
  /** The hash of this browser's secret, and of the one that it gets at the first use. */
  browser: string | null
  fresh: string
  /** Who is signed in there. */
  userId: number | null
  language: Language
}

/** Uses a link. Its first use ties it to this browser. */
export class OpenLink {
  /** Returns whom it lets in, and whether it was its first use. Throws LinkProblem; what it refuses changes nothing. */
  async handle(author: Author, opening: Opening) {
    const used = await db.transaction((trx) => this.use(trx, author, opening))
    const { user, link } = used
    if (link.matterId) await logView({ id: link.matterId, workspaceId: link.workspaceId! }, user.id, { kind: 'link' })
    return used
  }

  private async use(trx: TransactionClientContract, visitor: Author, opening: Opening) {
    const link = await usableLink(trx, opening.token, opening.browser)
    const user = await this.personOf(trx, link, opening.language, visitor)
    if (opening.userId !== null && opening.userId !== user.id) throw new LinkProblem('other_person')
    await assertOpenTo(user)
    const isFirst = link.usedAt === null
    if (!isFirst) return { user, link, isFirst }
    await link.merge({ usedAt: clock.now(), browserHash: opening.fresh, userId: user.id }).save()
    const author = { ...visitor, userId: user.id, kind: 'user' as const }
    const { workspaceId = null, matterId } = link
    const audited = { action: 'portal.link_opened', subject: { type: 'portal_link', id: link.id } }
    await record(trx, author, { workspaceId, matterId: matterId ?? undefined, ...audited })
    return { user, link, isFirst }
  }

  /** Whose link it is, now; of a client without an account it makes one. */
  private async personOf(trx: TransactionClientContract, link: PortalLink, language: Language, author: Author) {
    const known = link.userId === null ? null : await accountOf({ id: link.userId }, trx)
    if (!known) return admitClient(trx, link, { language, author })
    if (!isFor(link, known.email)) throw new LinkProblem('unknown')
    const standing = standingOf(known)
    if (standing !== 'open') throw new LinkProblem(standing === 'password' ? 'password' : 'unknown')
    const user = await User.findOrFail(known.id, { client: trx })
    const isNew = link.clientId !== null && link.usedAt === null
    if (isNew) await admitClient(trx, link, { language, author, user })
    return user
  }
}

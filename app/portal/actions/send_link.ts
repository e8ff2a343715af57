import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { NotFound } from '#app/core/errors/no_access'
import { putMail } from '#app/core/mail/mail'
import type Matter from '#app/matters/models/matter'
import { accountOf, standingOf } from '#app/portal/links/accounts'
import { countSent } from '#app/portal/links/link_limits'
import { linkPath, newLink, type LinkOrder } from '#app/portal/links/new_link'
import { followersOf, type Follower } from '#app/portal/queries/followers'

/** Which client of the matter. */
export interface FollowerId {
  clientId?: number | null
  userId?: number | null
}

/** One of the clients of a matter. Throws NotFound. */
export async function followerOf(matter: Matter, { clientId, userId }: FollowerId): Promise<Follower> {
  const all = await followersOf(matter)
  const found = all.find((each) => (clientId ? each.clientId === clientId : Boolean(userId) && each.userId === userId))
  if (!found) throw new NotFound('clients')
  return found
}

/** Sends a client the link that opens a matter to them, without a password. */
export class SendLink {
  /** Returns the address that it went to. Throws NotFound for who is no client of the matter, FieldProblem when there is no address or it needs a password. */
  async handle(
    author: Author,
    firm: { id: number; name: string; logo: string | null },
    matter: Matter,
    who: FollowerId
  ): Promise<string> {
    const { clientId, userId, email } = await followerOf(matter, who)
    if (!email) throw new FieldProblem('link', 'portal_firm.problem.no_email')
    await countSent(firm.id, email)
    await db.transaction(async (trx) => {
      const account = await accountOf(userId ? { id: userId } : { email }, trx)
      const isOpen = standingOf(account) === 'open' || account === null
      if (!isOpen) throw new FieldProblem('link', 'portal_firm.problem.password')
      const scope = { workspaceId: firm.id, matterId: matter.id, clientId }
      const order = { purpose: 'sent' as const, email, userId: account?.id ?? null, scope, createdById: author.userId }
      await this.send(trx, author, firm, { ...order, language: account?.language ?? 'es' })
    })
    return email
  }

  private async send(trx: TransactionClientContract, author: Author, firm: Firm, order: Order) {
    const { id, token } = await newLink(trx, order)
    const { email: to, language, scope } = order
    const brand = { name: firm.name, picture: firm.logo }
    const email = { kind: 'portal_link_sent', to, language, toClient: true, brand, values: { firm: firm.name } }
    await putMail(trx, { ...email, action: linkPath(token) })
    const { clientId, ...where } = scope!
    const subject = { type: 'portal_link', id }
    await record(trx, author, { ...where, action: 'portal.link_sent', subject, after: { clientId, to } })
  }
}

type Firm = { name: string; logo: string | null }
type Order = LinkOrder & { language: 'es' | 'en' }

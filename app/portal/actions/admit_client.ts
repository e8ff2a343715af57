import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import type { Language } from '#app/core/messages/catalogue'
import { LENGTHS } from '#app/core/validators/fields'
import { showMatter } from '#app/portal/actions/show_matter'
import { accountOf, standingOf } from '#app/portal/links/accounts'
import { LinkProblem } from '#app/portal/links/link_problem'
import { isFor } from '#app/portal/links/opened_link'
import type PortalLink from '#app/portal/models/portal_link'

interface Admission {
  language: Language
  author: Author
  /** The account that the link is for, when it has one already. */
  user?: User
}

/**
 * Lets the client of a link in: the account of their address, or a new one without a password, follows the matter that the firm sent them. Pressing
 * the link is their consent, as accepting an invitation is. Throws LinkProblem when the client has another account or the address changed.
 */
export async function admitClient(
  trx: TransactionClientContract,
  link: PortalLink,
  admission: Admission
): Promise<User> {
  const client = await clientOf(trx, link)
  const user = admission.user ?? (await accountFor(trx, link, client, admission))
  if (client.userId !== null && client.userId !== user.id) throw new LinkProblem('unknown')
  const author = { ...admission.author, userId: user.id, kind: 'user' as const }
  if (client.userId === null) {
    await client.merge({ userId: user.id }).save()
    const audited = { action: 'client.linked', before: { userId: null }, after: { userId: user.id } }
    await record(trx, author, {
      workspaceId: client.workspaceId,
      subject: { type: 'client', id: client.id },
      ...audited,
    })
  }
  if (link.matterId) await showMatter(trx, author, { matterId: link.matterId, client, userId: user.id })
  return user
}

async function clientOf(trx: TransactionClientContract, { workspaceId, clientId }: PortalLink): Promise<Client> {
  const client = await Client.in({ id: workspaceId ?? 0 }, trx)
    .where('id', clientId ?? 0)
    .forUpdate()
    .first()
  if (!client) throw new LinkProblem('unknown')
  return client
}

async function accountFor(
  trx: TransactionClientContract,
  link: PortalLink,
  client: Client,
  { language, author }: Admission
) {
  const email = client.email
  if (!email || !isFor(link, email)) throw new LinkProblem('unknown')
  const known = await accountOf({ email }, trx)
  if (!known) return register(trx, client.name, email, { language, author })
  const standing = standingOf(known)
  if (standing !== 'open') throw new LinkProblem(standing === 'password' ? 'password' : 'unknown')
  return User.findOrFail(known.id, { client: trx })
}

/** The page of the link says that who goes on agrees to the privacy notice. */
async function register(trx: TransactionClientContract, name: string, email: string, { language, author }: Admission) {
  const user = new User().merge({
    name: name.slice(0, LENGTHS.name),
    email,
    password: null,
    type: 'client',
    language,
    theme: 'system',
    isAdmin: false,
    profileComplete: false,
    emailVerifiedAt: clock.now(),
  })
  await user.useTransaction(trx).save()
  await user.refresh()
  const as = { ...author, userId: user.id, kind: 'user' } as const
  const after = { type: 'client', with: 'portal_link', privacyAccepted: true }
  const subject = { type: 'user', id: user.id }
  await record(trx, as, { workspaceId: null, action: 'user.registered', subject, after })
  return user
}

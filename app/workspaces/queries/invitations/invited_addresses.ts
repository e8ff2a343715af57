import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#app/core/messages/catalogue'
import User from '#app/accounts/models/user'
import Invitation, { type InvitationKind } from '#app/workspaces/models/invitation'
import Member from '#app/workspaces/models/member'

/** A person who will get an email. */
export interface Account {
  id: number
  language: Language
}

export interface InvitedAddresses {
  /** Addresses of people who are members of the firm. */
  members: Set<string>
  /** The open invitation of each address that has one, expired or not. */
  open: Map<string, Invitation>
  /** Those who have an account, for their email: the answer of no page tells it. */
  accounts: Map<string, Account>
}

/** What a firm already has to do with some addresses. */
export async function invitedAddresses(
  firm: { id: number },
  { kind, emails }: { kind: InvitationKind; emails: string[] },
  trx?: TransactionClientContract
): Promise<InvitedAddresses> {
  const keys = emails.map((email) => Invitation.openKeyOf(firm.id, kind, email))
  const invitations = await Invitation.in(firm, trx).whereIn('open_key', keys)
  type Person = Account & { email: string; member_id: number | null }
  const people = (await User.query(trx ? { client: trx } : {})
    .leftJoin(...Member.on('users.id', firm.id))
    .whereIn('users.email', emails)
    .select('users.id', 'users.email', 'users.language', 'members.id as member_id')
    .pojo<Person>()) as Person[]
  return {
    members: new Set(people.filter(({ member_id: id }) => id !== null).map(({ email }) => email)),
    open: new Map(invitations.map((invitation) => [invitation.email, invitation])),
    accounts: new Map(people.map(({ email, id, language }) => [email, { id, language }])),
  }
}

/** Why an address cannot be invited to be a member; null when it can. An invitation that expired is renewed. */
export function whyNotInvitable({ members, open }: InvitedAddresses, email: string): 'member' | 'invited' | null {
  if (members.has(email)) return 'member'
  const invitation = open.get(email)
  return invitation && !invitation.isExpired ? 'invited' : null
}

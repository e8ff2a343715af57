import type { MessageId } from '~/i18n/messages'
import type { Kind, State } from './address'

type Shared = {
  id: number
  kind: Kind
  state: State
  inviter: string
  role: RoleName | null
  sentAt: string
  expiresAt: string
}

export type RoleName = {
  key: string | null
  name: string
}

export type SentLine = Shared & {
  email: string
  name: string | null
  timesSent: number
  resendAt: string
}

export type ReceivedLine = Shared & {
  firm: string
}

export type RoleOption = RoleName & {
  id: number
  description: string | null
}

/** What the reader may do on the page. */
export type Rights = {
  see: Kind[]
  inviteMembers: boolean
  inviteClients: boolean
  chooseMatters: boolean
  found: boolean
}

type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'void'

export const STATE_LOOKS: Record<State, { label: MessageId; tone: Tone }> = {
  pending: { label: 'invitations.state.pending', tone: 'info' },
  resent: { label: 'invitations.state.resent', tone: 'info' },
  expired: { label: 'invitations.state.expired', tone: 'warning' },
  accepted: { label: 'invitations.state.accepted', tone: 'success' },
  rejected: { label: 'invitations.state.rejected', tone: 'danger' },
  canceled: { label: 'invitations.state.canceled', tone: 'void' },
}

export const KIND_NAMES: Record<Kind, MessageId> = {
  member: 'invitations.kind.member',
  client: 'invitations.kind.client',
}

const BUILT_IN: Record<string, MessageId> = {
  admin: 'invitation_link.role.admin',
  lawyer: 'invitation_link.role.lawyer',
  intern: 'invitation_link.role.intern',
  reader: 'invitation_link.role.reader',
}

/** The name of a role in the reader's language; roles that the firm made keep the name that it gave them. */
export function roleName(t: (id: MessageId) => string, { key, name }: RoleName): string {
  const known = key === null ? undefined : BUILT_IN[key]
  return known ? t(known) : name
}

/** An invitation that may still be sent again or canceled. */
export const isOpen = ({ state }: { state: State }) => ['pending', 'resent', 'expired'].includes(state)

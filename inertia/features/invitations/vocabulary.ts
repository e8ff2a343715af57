import type { MessageId } from '~/i18n/messages'
import type { Kind, State } from './address'
import type { RoleName } from './role_name'

type Shared = {
  id: number
  kind: Kind
  state: State
  inviter: string
  role: RoleName | null
  sentAt: string
  expiresAt: string
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

/** An invitation that may still be sent again or canceled. */
export const isOpen = ({ state }: { state: State }) => ['pending', 'resent', 'expired'].includes(state)

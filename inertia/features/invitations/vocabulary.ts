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

/** The colour of each state; its name is `invitations.state.<key>`. */
export const STATE_TONES = {
  ...({ pending: 'info', resent: 'info', expired: 'warning' } as const),
  ...({ accepted: 'success', rejected: 'danger', canceled: 'void' } as const),
}

/** An invitation that may still be sent again or canceled. */
export const isOpen = ({ state }: { state: State }) => ['pending', 'resent', 'expired'].includes(state)

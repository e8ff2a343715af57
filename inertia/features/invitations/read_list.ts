import type { MessageId } from '~/i18n/messages'

type Outcome =
  | 'ready'
  | 'member'
  | 'invited'
  | 'repeated'
  | 'email_missing'
  | 'email_wrong'
  | 'name_long'
  | 'role_unknown'
  | 'role_above'

/** One line of a list as the server read and judged it. */
export interface ValidatedLine {
  line: number
  name: string
  email: string
  role: string
  roleId: number | null
  outcome: Outcome
}

export interface ReadList {
  rows: ValidatedLine[]
  /** `offline`: no answer came. */
  problem: 'empty' | 'too_many' | 'unreadable' | 'offline' | null
}

/** Those who are left out because nothing is wrong with them. */
const LEFT_OUT: Outcome[] = ['member', 'invited', 'repeated']

export const isReady = ({ outcome }: ValidatedLine) => outcome === 'ready'
export const isLeftOut = ({ outcome }: ValidatedLine) => LEFT_OUT.includes(outcome)
export const isWrong = (row: ValidatedLine) => !isReady(row) && !isLeftOut(row)

export const OUTCOMES: Record<Outcome, { label: MessageId; tone: 'success' | 'neutral' | 'danger' }> = {
  ready: { label: 'invitations.outcome.ready', tone: 'success' },
  member: { label: 'invitations.outcome.member', tone: 'neutral' },
  invited: { label: 'invitations.outcome.invited', tone: 'neutral' },
  repeated: { label: 'invitations.outcome.repeated', tone: 'neutral' },
  email_missing: { label: 'invitations.outcome.email_missing', tone: 'danger' },
  email_wrong: { label: 'invitations.outcome.email_wrong', tone: 'danger' },
  name_long: { label: 'invitations.outcome.name_long', tone: 'danger' },
  role_unknown: { label: 'invitations.outcome.role_unknown', tone: 'danger' },
  role_above: { label: 'invitations.outcome.role_above', tone: 'danger' },
}

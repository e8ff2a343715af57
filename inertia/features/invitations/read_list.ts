type Outcome = keyof typeof OUTCOME_TONES

/** One line of a list as the server read and checked it. */
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

/** The colour of each outcome; its name is `invitations.outcome.<key>`. */
export const OUTCOME_TONES = {
  ...({ ready: 'success', member: 'neutral', invited: 'neutral', repeated: 'neutral' } as const),
  ...({ email_missing: 'danger', email_wrong: 'danger', name_long: 'danger' } as const),
  ...({ role_unknown: 'danger', role_above: 'danger' } as const),
}

/** Whom an account is for. */
export type PersonType = 'lawyer' | 'client'

/** What the pages of registration are given. */
export interface JoinProps {
  referral: { code: string; isKnown: boolean } | null
  /** Who was invited, for what and by which firm, when an invitation led here: the address is theirs, and proven. */
  invited: { email: string; name: string | null; kind: 'member' | 'client'; firm: string } | null
}

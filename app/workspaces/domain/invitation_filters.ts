import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { oneOf, page, someOf, text } from '#app/core/validators/query'
import { KINDS, SHOWN_STATES, TO_SEE } from './invitation_rules.js'
import type { Identity } from '../identity.js'

/** Kinds of invitation that a person may see among those that their firm sent. */
export const kindsSeenBy = (identity: Identity) => KINDS.filter((kind) => identity.may(TO_SEE[kind]))

/** What the page of invitations shows, as its address says it. */
export const invitationFilters = vine.create({
  tab: oneOf(['received', 'sent'], 'sent'),
  q: text(),
  state: someOf(SHOWN_STATES),
  kind: someOf(KINDS),
  page: page(),
})
export type InvitationFilters = Infer<typeof invitationFilters>

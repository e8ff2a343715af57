import { PortalProblem } from '#app/portal/portal_problem'

/** Why a link opens nothing: it never was, its time is over, another browser has used it, the firm took it back, or the account asks for its password. */
export type LinkFault = 'unknown' | 'expired' | 'used' | 'revoked' | 'password' | 'other_person'

/** A link that opens nothing. */
export class LinkProblem extends PortalProblem {
  constructor(readonly fault: LinkFault) {
    super('link', `portal_link.problem.${fault}`)
  }
}

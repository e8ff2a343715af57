import { FieldProblem } from '#app/core/errors/field_problem'

/** Why a link opens nothing: it never was, its time is over, another browser has used it, the firm took it back, or the account asks for its password. */
export type LinkFault = 'unknown' | 'expired' | 'used' | 'revoked' | 'password' | 'other_person'

/** A link that opens nothing. */
export class LinkProblem extends FieldProblem {
  constructor(readonly fault: LinkFault) {
    super('link', `portal_link.problem.${fault}`)
  }
}

import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/errors/refusal'
import { translate } from '#app/core/messages/catalogue'
import { languageOf } from './context.js'
import { CannotInvite, InvitationExpired } from './invitation_rules.js'

/** Turns what an invitation lacks into a problem of its field, in the reader's language; and says in the header when to try again. */
export function saidAtTheForm(ctx: HttpContext) {
  return (error: unknown): never => {
    if (error instanceof CannotInvite) throw problem(ctx, error.field, `invitations.problem.${error.why}`)
    if (error instanceof InvitationExpired) throw problem(ctx, 'invitation', 'invitation_link.expired_text')
    if (error instanceof Refusal && error.refusal === 'invitationResendTooSoon')
      ctx.response.header('Retry-After', error.params.seconds!)
    throw error
  }
}

function problem(ctx: HttpContext, field: string, key: string) {
  return new errors.E_VALIDATION_ERROR([{ field, rule: 'invitation', message: translate(languageOf(ctx), key) }])
}

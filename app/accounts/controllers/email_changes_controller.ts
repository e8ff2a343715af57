import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { ChangeEmail, type EmailProof } from '#app/accounts/actions/change_email'
import { addressOf, authorOf, currentPerson } from '#app/accounts/context'
import { pendingEmailOf } from '#app/accounts/queries/pending_email'
import { countingWrongCodes } from '#app/accounts/recovery/recovery_limits'
import { emailChangeValidator } from '#app/accounts/validators/recovery'
import { route } from '#app/core/addresses'

const NOBODY = 0

/** A code without a link is that of the person who is signed in; a visitor's opens nothing. */
function proofOf(ctx: HttpContext, { link, code }: Infer<typeof emailChangeValidator>): EmailProof {
  return link ? { link } : { userId: currentPerson(ctx)?.id ?? NOBODY, code: code! }
}

/** A new e-mail for who proves its mailbox. */
@inject()
export default class EmailChangesController {
  constructor(private readonly changeEmail: ChangeEmail) {}

  async create(ctx: HttpContext) {
    const person = currentPerson(ctx)
    ctx.response.header('Referrer-Policy', 'same-origin')
    return ctx.inertia.render('security/email_change', {
      email: person?.email ?? null,
      pending: person ? await pendingEmailOf(person.id) : null,
    })
  }

  async store(ctx: HttpContext) {
    const proof = proofOf(ctx, await ctx.request.validateUsing(emailChangeValidator))
    const person = currentPerson(ctx)
    const session = person ? { userId: person.id, id: ctx.session.sessionId } : null
    const user = await countingWrongCodes(addressOf(ctx), () => this.changeEmail.handle(proof, authorOf(ctx), session))
    ctx.session.flash('notices', { toast: { key: 'recovery.email_changed' } })
    return ctx.response.redirect(person?.id === user.id ? route('settings.security') : route('security.login'))
  }
}

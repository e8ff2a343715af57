import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { RecoverPassword, type RecoveryProof } from '#app/accounts/actions/recover_password'
import { addressOf, authorOf } from '#app/accounts/context'
import { countingWrongCodes } from '#app/accounts/recovery/recovery_limits'
import { passwordRecoveryValidator } from '#app/accounts/validators/recovery'

const proofOf = ({ link, email, code }: Infer<typeof passwordRecoveryValidator>): RecoveryProof =>
  link ? { link } : { email: email!, code: code! }

function startAnew({ session }: HttpContext): void {
  session.clear()
  session.regenerate()
}

/** A new password for who proves the mailbox. */
@inject()
export default class PasswordChangesController {
  constructor(private readonly recoverPassword: RecoverPassword) {}

  create({ inertia, response }: HttpContext) {
    response.header('Referrer-Policy', 'same-origin')
    return inertia.render('security/password_change', {})
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(passwordRecoveryValidator)
    const user = await countingWrongCodes(addressOf(ctx), () =>
      this.recoverPassword.handle(proofOf(given), given.password, authorOf(ctx))
    )
    // Their sessions ended; what this browser keeps of one may not come back.
    if (ctx.identity?.user.id === user.id) startAnew(ctx)
    ctx.session.flash('notices', { toast: { key: 'recovery.password_changed' } })
    return ctx.response.redirect().toRoute('security.login')
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import Mail from '#app/core/mail/models/mail'
import { NotFound } from '#app/core/errors/no_access'
import { listMails } from '#app/backoffice/queries/list_mails'
import EmailTransformer from '#app/backoffice/transformers/email_transformer'
import { listQueryValidator } from '#app/backoffice/validators/list_query'
import { addressOf } from '#app/workspaces/context'
import mail from '#config/mail'

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** The open outbox exists only in a demo, for who sits at its machine. */
function assertOpen(ctx: HttpContext): void {
  if (!mail.openOutbox || !LOOPBACK.includes(addressOf(ctx))) throw new NotFound('outbox')
}

/** The emails that were sent: for operators, and in a demo for everybody at its machine. */
export default class EmailsController {
  async index({ request, inertia }: HttpContext) {
    const { q = '', page } = await listQueryValidator.validate(request.qs())
    const { rows, paging } = await listMails({ q, page })
    return inertia.render('settings/outbox/index', { emails: EmailTransformer.transform(rows), paging, q })
  }

  async open(ctx: HttpContext) {
    assertOpen(ctx)
    const { q = '', page } = await listQueryValidator.validate(ctx.request.qs())
    const { rows } = await listMails({ q, page })
    return ctx.inertia.render('security/outbox', { emails: EmailTransformer.transform(rows) })
  }

  async openEmail(ctx: HttpContext) {
    assertOpen(ctx)
    return this.email(ctx)
  }

  /** The email as a mailbox shows it, with nothing of the product around it: its styles are its own, scripts cannot run. */
  async email({ params, response }: HttpContext) {
    const found = await Mail.find(params.id)
    const html = found?.openedHtml
    if (!html) throw new NotFound('email')
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
    response.header(
      'Content-Security-Policy',
      `${policy}; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`
    )
    return response.type('html').send(html)
  }
}

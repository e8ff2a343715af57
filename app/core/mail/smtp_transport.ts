import { createTransport, type Transporter } from 'nodemailer'
import { PICTURE } from './render_email.js'
import { MailTransport, type Email } from './transport.js'

/** Hands emails to an SMTP server (`smtp://user:password@host:587`, `smtps://…:465`). */
export class SmtpTransport extends MailTransport {
  readonly keepsEmails = false
  private readonly transporter: Transporter

  constructor(
    url: string,
    private readonly from: string
  ) {
    super()
    this.transporter = createTransport(url)
  }

  async send({ picture, files = [], ...email }: Email) {
    const attachments = [
      ...(picture ? [{ cid: PICTURE, filename: `${PICTURE}.png`, content: picture }] : []),
      ...files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
    ]
    const headers = { 'Auto-Submitted': 'auto-generated' }
    const { rejected } = (await this.transporter.sendMail({ ...email, attachments, from: this.from, headers })) as {
      rejected?: (string | { address: string })[]
    }
    return (rejected ?? []).map((each) => (typeof each === 'string' ? each : each.address))
  }
}

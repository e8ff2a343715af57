import { createTransport, type Transporter } from 'nodemailer'
import { MailTransport, type Letter } from './transport.js'

/** Hands letters to an SMTP server (`smtp://user:password@host:587`, `smtps://…:465`). */
export class SmtpTransport extends MailTransport {
  readonly keepsLetters = false
  private readonly transporter: Transporter

  constructor(
    url: string,
    private readonly from: string
  ) {
    super()
    this.transporter = createTransport(url)
  }

  async send(letter: Letter) {
    await this.transporter.sendMail({ ...letter, from: this.from, headers: { 'Auto-Submitted': 'auto-generated' } })
  }
}

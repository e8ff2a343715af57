import { createTransport, type Transporter } from 'nodemailer'
import { PICTURE } from './render_letter.js'
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

  async send({ picture, ...letter }: Letter) {
    const attachments = picture ? [{ cid: PICTURE, filename: `${PICTURE}.png`, content: picture }] : []
    const headers = { 'Auto-Submitted': 'auto-generated' }
    await this.transporter.sendMail({ ...letter, attachments, from: this.from, headers })
  }
}

import { MailSchema } from '#database/schema'
import { unseal } from '#app/core/encryption/sealed'

/** An email that was sent; what it said only where emails are kept (see MailTransport). */
export default class Mail extends MailSchema {
  static table = 'mails'

  get openedHtml(): string | null {
    return unseal(this.html, 'mail')
  }

  get openedText(): string | null {
    return unseal(this.text, 'mail')
  }
}

import { MailTransport } from './transport.js'

/** Sends nothing: letters are read in the outbox page. The default. */
export class LocalTransport extends MailTransport {
  readonly keepsLetters = true

  async send() {}
}

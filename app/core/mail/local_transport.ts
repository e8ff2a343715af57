import { MailTransport } from './transport.js'

/** Sends nothing: emails are read in the outbox page. The default. */
export class LocalTransport extends MailTransport {
  readonly keepsEmails = true

  async send() {}
}

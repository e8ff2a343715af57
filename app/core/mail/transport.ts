import type { MailAttachment } from './attachments.js'

/** An email as it leaves. */
export interface Email {
  to: string
  cc?: string[]
  replyTo?: string
  /** Files that go with it. */
  files?: MailAttachment[]
  subject: string
  html: string
  text: string
  /** Stands in the HTML as `cid:brand`. */
  picture: Buffer | null
  /** The same when an email is sent again after a crash, so that mailboxes can drop the second one. */
  messageId: string
}

/** The way out for emails. */
export abstract class MailTransport {
  /** Whether emails stay readable here after they were sent, for development and the demo. */
  abstract readonly keepsEmails: boolean

  /** Throws when the email was not taken; it is tried again later. Returns the addresses that were refused while others were taken. */
  abstract send(email: Email): Promise<string[] | void>
}

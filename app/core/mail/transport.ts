/** A letter as it leaves. */
export interface Letter {
  to: string
  subject: string
  html: string
  text: string
  /** Stands in the HTML as `cid:brand`. */
  picture: Buffer | null
  /** The same when a letter is sent again after a crash, so that mailboxes can drop the second one. */
  messageId: string
}

/** The way out for letters. */
export abstract class MailTransport {
  /** Whether letters stay readable here after they were sent, for development and the demo. */
  abstract readonly keepsLetters: boolean

  /** Throws when the letter was not taken; it is tried again later. */
  abstract send(letter: Letter): Promise<void>
}

import { Registry } from '#app/core/contributions/registry'

/** A file that goes with an email. */
export interface MailAttachment {
  name: string
  type: string
  content: Buffer
}

/** What an email says of the file that is to be made for it: ids and days, never the file itself. */
export type AttachmentOrder = Record<string, string | number | null>

/** Makes the files of emails when these leave, so that a message that waits holds no document. */
export interface AttachmentMaker {
  key: string
  /** Null when what the email is about is not so any more: it is not sent then. Throws when it cannot be made now. */
  make(order: AttachmentOrder): Promise<MailAttachment | null>
}

/** What became of an email. `refused` are addresses that the mail server did not take while it took others. */
export type MailOutcome =
  | { state: 'sent'; refused: string[] }
  /** It is tried again, unless `isLast`. */
  | { state: 'failed'; reason: string; isLast: boolean }
  /** The mail server refuses its addresses for good. */
  | { state: 'bounced'; reason: string }
  /** What it is about is not so any more. */
  | { state: 'withdrawn' }

/** Keeps what became of emails that it put in the outbox; the same may be told several times. */
export interface MailTrace {
  key: string
  settle(id: number, outcome: MailOutcome): Promise<void>
}

export const mailAttachments = new Registry<AttachmentMaker>('mail attachments')
export const mailTraces = new Registry<MailTrace>('mail traces')

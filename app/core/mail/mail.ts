import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seal } from '#app/core/encryption/sealed'
import type { Language } from '#app/core/messages/catalogue'
import { putInOutbox } from '#app/core/outbox/outbox'
import type { AttachmentOrder } from './attachments.js'

/** An email to one person. Its texts are `mails.<kind>.subject`, `.title`, `.body`, `.action` and `.note` in the catalogues. */
export interface Mail {
  kind: string
  to: string
  language: Language
  /** Fill the placeholders of the texts. */
  values?: Record<string, string | number>
  /** Path of the button, from the root of the site. Without one there is no button. */
  action?: string
  /** A code to type, shown large. */
  code?: string
  /** Its reader is a client of a firm. Asked of `readers` when it is not said. */
  toClient?: boolean
  /** Who writes, when it is not Foja for itself: stands above the email with its picture, a key of `pictures`. */
  brand?: { name: string; picture: string | null }
  /** Who gets it too. */
  cc?: string[]
  /** Where answers to it go. */
  replyTo?: string
  /** A file that is made when it leaves: the key of its maker in `mailAttachments`, and of what it is. */
  attachment?: { maker: string; order: AttachmentOrder }
  /** Who keeps what becomes of it: a key of `mailTraces`, and the id that it has there. */
  trace?: { keeper: string; id: number }
  /** The person is gone: where emails are sent, no trace of this one is kept. */
  isLast?: true
}

/** Sends an email when `trx` is kept. It waits in the outbox encrypted, since codes and links open accounts. */
export async function putMail(trx: TransactionClientContract, mail: Mail): Promise<void> {
  await putInOutbox(trx, 'mail', { sealed: seal(JSON.stringify(mail), 'mail') })
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seal } from '#app/core/encryption/sealed'
import type { Language } from '#app/core/messages/catalogue'
import { putInOutbox } from '#app/core/outbox/outbox'

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
  /** The person is gone: where emails are sent, no trace of this one is kept. */
  isLast?: true
}

/** Sends an email when `trx` is kept. It waits in the outbox encrypted, since codes and links open accounts. */
export async function putMail(trx: TransactionClientContract, mail: Mail): Promise<void> {
  await putInOutbox(trx, 'mail', { sealed: seal(JSON.stringify(mail), 'mail') })
}

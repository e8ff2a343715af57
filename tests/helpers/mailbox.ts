import db from '@adonisjs/lucid/services/db'
import Mail from '#app/core/mail/models/mail'
import { drainOutbox } from '#app/core/outbox/drain_outbox'

export interface ReceivedMail {
  kind: string
  language: 'es' | 'en'
  subject: string
  html: string
  text: string
  /** The six digits, when it has some. */
  code: string | null
  /** Path of the button, when it has one. */
  link: string | null
}

/** Delivers what waits and returns what an address received, newest first. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  while ((await drainOutbox()) > 0);
  const mails = await Mail.query().where('recipient', email).orderBy('id', 'desc')
  return mails.map((mail) => {
    const text = mail.openedText ?? ''
    const link = /https?:\/\/\S+/.exec(text.split('\n--\n')[0]!)?.[0]
    return {
      kind: mail.kind,
      language: mail.language,
      subject: mail.subject,
      html: mail.openedHtml ?? '',
      text,
      code: /^\d{6}$/m.exec(text)?.[0] ?? null,
      link: link ? link.slice(new URL(link).origin.length) : null,
    }
  })
}

/** How many mails wait or were sent, of whatever kind. */
export async function countMails(): Promise<number> {
  const [{ count }] = await db.from('outbox_messages').where('topic', 'mail').count('* as count')
  return Number(count)
}

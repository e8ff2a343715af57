import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { seal, unseal } from '#app/core/encryption/sealed'
import { toSqlInstant } from '#app/core/models/columns'
import { onOutbox } from '#app/core/outbox/outbox'
import type { Mail } from './mail.js'
import { isClient } from './readers.js'
import { PICTURE, renderLetter } from './render_letter.js'
import { MailTransport } from './transport.js'

/**
 * Renders a letter and hands it to the transport. A crash in between sends it again with the same message id; its row in `mails` is one.
 * What it said is kept, encrypted, only where letters are read here instead of in a mailbox.
 */
async function deliverMail(payload: Record<string, unknown>, messageId: number): Promise<void> {
  const opened = unseal(String(payload.sealed), 'mail')
  if (opened === null) throw new Error('the letter does not open: was the key of this installation changed?')
  const mail: Mail = JSON.parse(opened)
  const site = app.config.get<string>('app.appUrl')
  const toClient = mail.toClient ?? (await isClient(mail.to))
  const { picture, ...letter } = await renderLetter({ ...mail, toClient }, site)
  const transport = await app.container.make(MailTransport)
  const id = `<${messageId}.${Buffer.from(mail.to).toString('hex').slice(-12)}@${new URL(site).hostname}>`
  await transport.send({ to: mail.to, ...letter, picture, messageId: id })
  const html = picture ? letter.html.replace(`cid:${PICTURE}`, asAddress(picture)) : letter.html
  if (!mail.isLast || transport.keepsLetters) await keep(messageId, mail, { ...letter, html }, transport.keepsLetters)
}

/** A letter that is read here has its picture within it. */
const asAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

async function keep(id: number, mail: Mail, letter: { subject: string; html: string; text: string }, whole: boolean) {
  const now = toSqlInstant(clock.now())
  const row = {
    message_id: id,
    kind: mail.kind,
    recipient: mail.to,
    language: mail.language,
    subject: letter.subject.slice(0, 250),
    html: whole ? seal(letter.html, 'mail') : null,
    text: whole ? seal(letter.text, 'mail') : null,
    sent_at: now,
    created_at: now,
  }
  await db.connection().knexQuery().table('mails').insert(row).onConflict('message_id').ignore()
}

onOutbox('mail', deliverMail)

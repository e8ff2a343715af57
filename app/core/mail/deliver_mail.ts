import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { seal, unseal } from '#app/core/encryption/sealed'
import { toSqlInstant } from '#app/core/models/columns'
import type { Mail } from './mail.js'
import { isClient } from './readers.js'
import { PICTURE, renderEmail } from './render_email.js'
import { MailTransport } from './transport.js'

/**
 * Renders an email and hands it to the transport. A crash in between sends it again with the same message id; its row in `mails` is one.
 * What it said is kept, encrypted, only where emails are read here instead of in a mailbox.
 */
export async function deliverMail(payload: Record<string, unknown>, messageId: number): Promise<void> {
  const opened = unseal(String(payload.sealed), 'mail')
  if (opened === null) throw new Error('the email does not open: was the key of this installation changed?')
  const mail: Mail = JSON.parse(opened)
  const site = app.config.get<string>('app.appUrl')
  const toClient = mail.toClient ?? (await isClient(mail.to))
  const { picture, ...email } = await renderEmail({ ...mail, toClient }, site)
  const transport = await app.container.make(MailTransport)
  const id = `<${messageId}.${Buffer.from(mail.to).toString('hex').slice(-12)}@${new URL(site).hostname}>`
  await transport.send({ to: mail.to, ...email, picture, messageId: id })
  const html = picture ? email.html.replace(`cid:${PICTURE}`, asAddress(picture)) : email.html
  if (!mail.isLast || transport.keepsEmails) await storeMail(messageId, mail, { ...email, html }, transport.keepsEmails)
}

/** An email that is read here has its picture within it. */
const asAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

async function storeMail(
  id: number,
  mail: Mail,
  email: { subject: string; html: string; text: string },
  whole: boolean
) {
  const now = toSqlInstant(clock.now())
  const row = {
    message_id: id,
    kind: mail.kind,
    recipient: mail.to,
    language: mail.language,
    subject: email.subject.slice(0, 250),
    html: whole ? seal(email.html, 'mail') : null,
    text: whole ? seal(email.text, 'mail') : null,
    sent_at: now,
    created_at: now,
  }
  await db.connection().knexQuery().table('mails').insert(row).onConflict('message_id').ignore()
}

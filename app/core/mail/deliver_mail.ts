import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { seal, unseal } from '#app/core/encryption/sealed'
import { toSqlInstant } from '#app/core/models/columns'
import { mailAttachments, type MailAttachment } from './attachments.js'
import type { Mail } from './mail.js'
import { settleFailure, settleTrace } from './mail_trace.js'
import { isClient } from './readers.js'
import { PICTURE, renderEmail } from './render_email.js'
import { MailTransport } from './transport.js'

/**
 * Renders an email and hands it to the transport. A crash in between sends it again with the same message id; its row in `mails` is one. Whoever keeps a trace of it learns what became
 * of it; one whose addresses are refused for good is not tried again then.
 * What it said is kept, encrypted, only where emails are read here instead of in a mailbox.
 */
export async function deliverMail(payload: Record<string, unknown>, messageId: number): Promise<void> {
  const opened = unseal(String(payload.sealed), 'mail')
  if (opened === null) throw new Error('the email does not open: was the key of this installation changed?')
  const mail: Mail = JSON.parse(opened)
  try {
    const refused = await sendMail(mail, messageId)
    await settleTrace(mail, refused === null ? { state: 'withdrawn' } : { state: 'sent', refused })
  } catch (error) {
    if (!(await settleFailure(mail, messageId, error))) throw error
  }
}

/** Returns the addresses that were refused while others were taken; null when what the email is about is not so any more. */
async function sendMail(mail: Mail, messageId: number): Promise<string[] | null> {
  const file = await fileOf(mail)
  if (file === null) return null
  const site = app.config.get<string>('app.appUrl')
  const toClient = mail.toClient ?? (await isClient(mail.to))
  const { picture, ...email } = await renderEmail({ ...mail, toClient }, site)
  const transport = await app.container.make(MailTransport)
  const id = `<${messageId}.${Buffer.from(mail.to).toString('hex').slice(-12)}@${new URL(site).hostname}>`
  const { to, cc, replyTo } = mail
  const apart = { ...(cc?.length && { cc }), ...(replyTo && { replyTo }), ...(file && { files: [file] }) }
  const refused = await transport.send({ to, ...apart, ...email, picture, messageId: id })
  const html = picture ? email.html.replace(`cid:${PICTURE}`, asAddress(picture)) : email.html
  if (!mail.isLast || transport.keepsEmails) await storeMail(messageId, mail, { ...email, html }, transport.keepsEmails)
  return refused ?? []
}

/** The file that goes with an email, made now; undefined for one without. */
async function fileOf({ attachment }: Mail): Promise<MailAttachment | null | undefined> {
  if (!attachment) return undefined
  const maker = mailAttachments.find(attachment.maker)
  if (!maker) throw new Error(`nobody makes ${attachment.maker}`)
  return maker.make(attachment.order)
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

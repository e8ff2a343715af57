import PostalMime from 'postal-mime'
import type { Address, Attachment, Email } from 'postal-mime'
import { ReadingFault } from './fault.js'
import { htmlText } from './html_text.js'
import { LIMITS } from './limits.js'
import type { TextPart } from './text_part.js'

/** A file that came with a letter. `index` names it when it is asked for. */
export interface MailAttachment {
  index: number
  name: string
  type: string
  bytes: number
}

export interface ReadMail {
  from: string
  to: string
  cc: string
  subject: string
  /** ISO, or as it was written when it is no date. */
  date: string
  text: string
  html: string | null
  attachments: MailAttachment[]
}

const OPTIONS = { attachmentEncoding: 'arraybuffer', maxNestingDepth: 30, maxHeadersSize: 1_048_576 } as const

/** Opens an e-mail. Throws `corrupted` for what cannot be one. */
export async function parseMail(bytes: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, OPTIONS)
  } catch {
    throw new ReadingFault('corrupted')
  }
}

/** What an e-mail says: its headers, its body and the names of what came with it. */
export async function readMail(bytes: Buffer): Promise<ReadMail> {
  const email = await parseMail(bytes)
  return {
    from: people(email.from && [email.from]),
    to: people(email.to),
    cc: people(email.cc),
    subject: email.subject ?? '',
    date: email.date ?? '',
    text: email.text ?? (email.html ? htmlText(email.html) : ''),
    html: email.html ?? null,
    attachments: email.attachments.slice(0, LIMITS.attachments).map(attachmentOf),
  }
}

function people(addresses: Address[] = []): string {
  return addresses
    .flatMap((address) => (address.group ? address.group : [address]))
    .map(({ name, address }) => (name && name !== address ? `${name} <${address}>` : (address ?? '')))
    .join(', ')
}

function attachmentOf({ filename, mimeType, content }: Attachment, index: number): MailAttachment {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
  return { index, name: filename || `adjunto-${index + 1}`, type: mimeType, bytes }
}

/** The text of an e-mail: headers and body, then the names of the attachments. */
export async function mailText(bytes: Buffer): Promise<TextPart[]> {
  const { from, to, cc, subject, date, text, attachments } = await readMail(bytes)
  const headers = [subject, from, to, cc, date].filter(Boolean).join('\n')
  const names = attachments.map(({ name }) => name).join('\n')
  return [
    { kind: 'mail', number: 1, label: null, text: `${headers}\n\n${text}` },
    ...(names ? [{ kind: 'attachments' as const, number: 1, label: null, text: names }] : []),
  ]
}

/** A file that came with an e-mail; null when there is none of that number. */
export async function attachmentBytes(
  bytes: Buffer,
  index: number
): Promise<{ name: string; type: string; bytes: Uint8Array } | null> {
  const { attachments } = await parseMail(bytes)
  const found = attachments[index]
  if (!found) return null
  const { name, type } = attachmentOf(found, index)
  return { name, type, bytes: new Uint8Array(Buffer.from(found.content as ArrayBuffer)) }
}

import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import edge from 'edge.js'
import { LOCALES, catalogue, clientVoice, translate } from '#app/core/messages/catalogue'
import { asPng } from '#app/core/files/encode_picture'
import { readPicture } from '#app/core/files/pictures'
import { initialsOf } from '#app/core/text/initials'
import type { Mail } from './mail.js'

let mounted = false

/** Subject, HTML and plain text of an email, and the picture that the HTML shows as `cid:`. `site` is the address of this installation. */
export async function renderEmail(mail: Mail, site: string) {
  if (!mounted) edge.mount('mails', app.viewsPath('mails'))
  mounted = true
  const voice = mail.toClient ? clientVoice(mail.language) : mail.language
  const brand = mail.brand ? await brandOf(mail.brand) : null
  const say = (part: string) => translate(voice, `mails.${mail.kind}.${part}`, mail.values)
  const has = (part: string) => Object.hasOwn(catalogue(voice), `mails.${mail.kind}.${part}`)
  const content = {
    locale: LOCALES[mail.language],
    site,
    brand,
    title: say('title'),
    paragraphs: say('body').split(/\n{2,}/),
    toLines,
    action: mail.action ? { label: say('action'), href: new URL(mail.action, site).href } : null,
    code: mail.code ?? null,
    note: has('note') ? say('note') : null,
    footer: translate(voice, 'mails.footer', { site }),
    linkHint: translate(voice, 'mails.link_hint'),
  }
  return {
    subject: say('subject'),
    html: await edge.render('mails::email', content),
    text: asText(content),
    picture: brand?.png ?? null,
  }
}

/** Lines of a text: many programs for mail run lines together that only a style keeps apart. */
const toLines = (text: string) => text.split('\n')

/** Where the picture of the email's head stands in it. */
export const PICTURE = 'brand'

/** Programs for mail know PNG; what has no picture gets the initials of its name. */
async function brandOf({ name, picture }: NonNullable<Mail['brand']>) {
  return { name, initials: initialsOf(name), png: picture === null ? null : await pngOf(picture) }
}

/** No email stays behind because its picture cannot be read. */
async function pngOf(key: string): Promise<Buffer | null> {
  try {
    const webp = await readPicture(key)
    return webp && (await asPng(webp))
  } catch (error) {
    logger.warn({ err: error }, 'the picture of an email could not be read')
    return null
  }
}

interface Content {
  brand: { name: string } | null
  title: string
  paragraphs: string[]
  action: { label: string; href: string } | null
  code: string | null
  note: string | null
  footer: string
}

function asText({ brand, title, paragraphs, action, code, note, footer }: Content): string {
  const parts = [
    brand?.name,
    title,
    ...paragraphs,
    code,
    action && `${action.label}:\n${action.href}`,
    note,
    '--\n' + footer,
  ]
  return parts.filter(Boolean).join('\n\n') + '\n'
}

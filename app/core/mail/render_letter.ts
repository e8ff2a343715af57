import app from '@adonisjs/core/services/app'
import edge from 'edge.js'
import { LOCALES, catalogue, translate } from '#app/core/messages/catalogue'
import type { Mail } from './mail.js'

let mounted = false

/** Subject, HTML and plain text of a letter. `site` is the address of this installation. */
export async function renderLetter(mail: Mail, site: string) {
  if (!mounted) edge.mount('mails', app.viewsPath('mails'))
  mounted = true
  const say = (part: string) => translate(mail.language, `mails.${mail.kind}.${part}`, mail.values)
  const has = (part: string) => Object.hasOwn(catalogue(mail.language), `mails.${mail.kind}.${part}`)
  const content = {
    locale: LOCALES[mail.language],
    site,
    title: say('title'),
    paragraphs: say('body').split(/\n{2,}/),
    action: mail.action ? { label: say('action'), href: new URL(mail.action, site).href } : null,
    code: mail.code ?? null,
    note: has('note') ? say('note') : null,
    footer: translate(mail.language, 'mails.footer', { site }),
    linkHint: translate(mail.language, 'mails.link_hint'),
  }
  return {
    subject: say('subject'),
    html: await edge.render('mails::letter', content),
    text: asText(content),
  }
}

interface Content {
  title: string
  paragraphs: string[]
  action: { label: string; href: string } | null
  code: string | null
  note: string | null
  footer: string
}

function asText({ title, paragraphs, action, code, note, footer }: Content): string {
  const parts = [title, ...paragraphs, code, action && `${action.label}:\n${action.href}`, note, '--\n' + footer]
  return parts.filter(Boolean).join('\n\n') + '\n'
}

import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { noticeKinds } from '#app/core/contributions/registries'
import { removePicture, storePicture } from '#app/core/files/pictures'
import { renderEmail } from '#app/core/mail/render_email'
import { catalogue, LANGUAGES } from '#app/core/messages/catalogue'
import { filesIn } from '#tests/helpers/source_files'

const PARTS = ['subject', 'title', 'body'] as const
/** Kinds that are put together of a word and what the invitation is or became. */
const INVITATIONS = ['member', 'client', 'accepted', 'rejected'].map((word) => `invitation_${word}`)
const NOT_AN_EMAIL = ['footer', 'link_hint', 'hearing_line']
/** What else has a kind in the files that send emails. */
const OTHER_KINDS = ['user', 'member', 'client', 'affiliate', 'person', 'kind', 'support']

const kinds = Object.keys(catalogue('es')).flatMap((id) => /^mails\.(\w+)\./.exec(id)?.[1] ?? [])
const known = new Set(kinds.filter((kind) => !NOT_AN_EMAIL.includes(kind)))

/** Names that sources give to emails: `kind: 'a'`, `kind = b ? 'a' : 'c'`, a union of them, `mailTo(user, 'a')`. */
function named(text: string): string[] {
  const places = text.matchAll(/\bkind\??(?: =|:)[^\n,]*|\bmailTo\([^\n]*/g)
  const words = [...places].flatMap(([place]) => [...place.matchAll(/'([a-z_]+)'/g)].map(([, word]) => word!))
  const isOnlyNotice = (word: string) =>
    /\bnotify\(|\bnews\b/.test(text) && noticeKinds.find(word) !== undefined && !known.has(word)
  return words.filter((word) => !OTHER_KINDS.includes(word) && !isOnlyNotice(word))
}

const sources = filesIn('app', '.ts').map((path) => readFileSync(path, 'utf8'))
const senders = sources.filter((text) => /\bputMail\b|\bMail\b/.test(text))

test.group('Email templates', () => {
  test('have texts in both languages for every email sent', ({ assert }) => {
    const sent = [...new Set([...senders.flatMap(named), ...INVITATIONS])]
    assert.isAbove(sent.length, 30)
    for (const language of LANGUAGES)
      for (const kind of sent)
        for (const part of PARTS)
          assert.isString(catalogue(language)[`mails.${kind}.${part}`], `${language} ${kind}.${part}`)
  })

  test('keep the lines of their footer apart', async ({ assert }) => {
    const mail = { kind: 'session_copied', to: 'ana@ejemplo.mx', language: 'es' as const }
    const { html } = await renderEmail(mail, 'https://foja.example')
    assert.match(html, /<p [^>]*>Foja · https:\/\/foja\.example<\/p>\s*<p [^>]*>Foja nunca pide/)
    assert.notInclude(html, 'pre-line')
  })

  test('bear the initials of a firm whose logo cannot be read', async ({ assert, cleanup }) => {
    const picture = await storePicture(Buffer.from('no picture'), 'firm-1')
    cleanup(() => removePicture(picture))
    const brand = { name: 'Ibarra y Asociados', picture }
    const mail = { kind: 'portal_link', to: 'ana@ejemplo.mx', language: 'es' as const, brand }
    const { html, picture: attached } = await renderEmail(mail, 'https://foja.example')
    assert.isNull(attached)
    assert.match(html, />\s*IA\s*</)
  })

  test('are all sent somewhere', ({ assert }) => {
    const sent = new Set([...senders.flatMap(named), ...INVITATIONS])
    assert.deepEqual(
      [...known].filter((kind) => !sent.has(kind)),
      []
    )
  })
})

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { IntlMessageFormat } from 'intl-messageformat'

export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** A language as it addresses its reader: Spanish says tú to people of firms and usted to their clients. */
export type Voice = Language | 'es_client'

/** The voice of a language for clients of firms. */
export const clientVoice = (language: Language): Voice => (language === 'es' ? 'es_client' : language)

const languageIn = (voice: Voice): Language => (voice === 'es_client' ? 'es' : voice)

/** The locale in which dates and numbers are written for each language. */
export const LOCALES: Record<Language, string> = { es: 'es-MX', en: 'en-US' }

const catalogues = new Map<Voice, Record<string, string>>()
const compiled = new Map<string, IntlMessageFormat>()

/** All messages of a voice: the same files that the browser gets. That for clients is the language with what differs in its place. */
export function catalogue(voice: Voice): Record<string, string> {
  const known = catalogues.get(voice)
  if (known) return known
  const own = readFolder(voice)
  const messages = voice === languageIn(voice) ? own : { ...catalogue(languageIn(voice)), ...own }
  catalogues.set(voice, messages)
  return messages
}

function readFolder(name: string): Record<string, string> {
  const folder = app.makePath('inertia/i18n', name)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

/** The message of a key in a language or voice, with its values filled in. An unknown key is returned as it is. */
export function translate(voice: Voice, key: string, values: Record<string, string | number> = {}): string {
  const messages = catalogue(voice)
  if (!Object.hasOwn(messages, key)) return key
  const cacheKey = `${voice} ${key}`
  let message = compiled.get(cacheKey)
  if (!message) {
    message = new IntlMessageFormat(messages[key]!, LOCALES[languageIn(voice)])
    compiled.set(cacheKey, message)
  }
  return String(message.format(values))
}

/** The message of a key for somebody who looks at a page, as `translate` gives it; in Spanish unless it is known how they are told things. */
export const translateFor = (
  { voice = 'es' }: { voice?: Voice },
  key: string,
  values?: Record<string, string | number>
): string => translate(voice, key, values)

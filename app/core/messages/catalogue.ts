import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { IntlMessageFormat } from 'intl-messageformat'

export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The locale in which dates and numbers are written for each language. */
export const LOCALES: Record<Language, string> = { es: 'es-MX', en: 'en-US' }

const catalogues = new Map<Language, Record<string, string>>()
const compiled = new Map<string, IntlMessageFormat>()

/** All messages of a language: the same files that the browser gets. */
export function catalogue(language: Language): Record<string, string> {
  let messages = catalogues.get(language)
  if (!messages) {
    const folder = app.makePath('inertia/i18n', language)
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
    messages = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    catalogues.set(language, messages!)
  }
  return messages!
}

/** The message of a key in a language, with its values filled in. An unknown key is returned as it is. */
export function translate(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const messages = catalogue(language)
  if (!Object.hasOwn(messages, key)) return key
  const cacheKey = `${language} ${key}`
  let message = compiled.get(cacheKey)
  if (!message) {
    message = new IntlMessageFormat(messages[key]!, LOCALES[language])
    compiled.set(cacheKey, message)
  }
  return String(message.format(values))
}

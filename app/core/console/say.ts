import { LANGUAGES, translate } from '#app/core/messages/catalogue'
import type { Language } from '#app/core/messages/catalogue'

/** Messages of the catalogues in the language of whoever typed the command. */
export interface Say {
  (key: string, values?: Record<string, string | number>): string
  readonly language: Language
}

/** Speaks Spanish unless another language of the product was asked for. */
export function sayIn(asked: string | undefined): Say {
  const language = LANGUAGES.find((one) => one === asked) ?? 'es'
  return Object.assign((key: string, values?: Record<string, string | number>) => translate(language, key, values), {
    language,
  })
}

import { LANGUAGES, translate } from '#app/core/messages/catalogue'
import type { Language } from '#app/core/messages/catalogue'

/** Messages of the catalogues in the language of whoever typed the command. */
export interface Say {
  (key: string, values?: Record<string, string | number>): string
  readonly language: Language
}

/** A command was asked to speak a language that Foja does not; it ends with a sentence in those that it does. */
export class UnknownLanguage extends Error {
  constructor(asked: string) {
    const values = { language: asked, known: LANGUAGES.join(', ') }
    super(LANGUAGES.map((language) => translate(language, 'commands.unknown_language', values)).join(' '))
  }

  /** How Ace shows it: the sentence alone. */
  render(): void {
    process.stderr.write(`${this.message}\n`)
  }
}

/** Speaks Spanish unless another language of the product was asked for. Throws UnknownLanguage. */
export function sayIn(asked: string | undefined): Say {
  const language = asked === undefined ? 'es' : LANGUAGES.find((one) => one === asked)
  if (language === undefined) throw new UnknownLanguage(asked!)
  return Object.assign((key: string, values?: Record<string, string | number>) => translate(language, key, values), {
    language,
  })
}

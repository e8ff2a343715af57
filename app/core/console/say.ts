import { LANGUAGES, translate } from '#app/core/messages/catalogue'
import type { Language } from '#app/core/messages/catalogue'

/** Messages of the catalogues in the language of whoever typed the command. */
export interface Say {
  (key: string, values?: Record<string, string | number>): string
  readonly language: Language
}

/** A command that cannot be carried out as it was given; `key` names the sentence of the catalogues that says why. */
export class CommandRefused extends Error {
  constructor(
    readonly key: string,
    readonly values: Record<string, string | number> = {}
  ) {
    super(key)
  }

  /** How Ace shows one that no command answered: the sentence alone, in every language. */
  render(): void {
    process.stderr.write(`${LANGUAGES.map((language) => translate(language, this.key, this.values)).join(' ')}\n`)
  }
}

/** The sentence of a refused command. Throws any other error on. */
export function refusalIn(say: Say, error: unknown): string {
  if (error instanceof CommandRefused) return say(error.key, error.values)
  throw error
}

/** Speaks Spanish unless another language of the product was asked for. Throws CommandRefused. */
export function sayIn(asked: string | undefined): Say {
  const language = asked === undefined ? 'es' : LANGUAGES.find((one) => one === asked)
  if (language === undefined)
    throw new CommandRefused('commands.unknown_language', { language: asked!, known: LANGUAGES.join(', ') })
  return Object.assign((key: string, values?: Record<string, string | number>) => translate(language, key, values), {
    language,
  })
}

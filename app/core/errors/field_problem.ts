import { errors } from '@vinejs/vine'
import { translate, type Voice } from '#app/core/messages/catalogue'

type Values = Record<string, string | number>

/** A message of the catalogues and what fills it. */
export interface Sentence {
  key: string
  values?: Values
}

/**
 * What was asked for cannot be done, and a field of the form says why: pages keep what was typed, programs get bad input (DAT-500), both in the
 * reader's language. Several sentences are said one after another.
 */
export class FieldProblem extends Error {
  readonly status = 422
  readonly sentences: Sentence[]

  constructor(
    readonly field: string,
    message: string | Sentence[],
    values: Values = {}
  ) {
    const sentences = typeof message === 'string' ? [{ key: message, values }] : message
    super(`${field}: ${sentences.map(({ key }) => key).join(', ')}`)
    this.sentences = sentences
  }

  /** The problem in the words of its reader. */
  toMessage(voice: Voice): { field: string; message: string } {
    const words = this.sentences.map(({ key, values }) => translate(voice, key, values))
    return { field: this.field, message: words.join(' ') }
  }
}

/** Passes on the problems of a form under other names of its fields; other errors as they are. */
export function renamingFields(rename: (field: string) => string) {
  return (error: unknown): never => {
    if (error instanceof FieldProblem) throw new FieldProblem(rename(error.field), error.sentences)
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const messages = error.messages as { field: string; rule: string; message: string }[]
    throw new errors.E_VALIDATION_ERROR(messages.map((each) => ({ ...each, field: rename(each.field) })))
  }
}

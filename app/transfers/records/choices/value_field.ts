import { fold } from '#app/core/text/fold'
import type { ImportContext } from '#app/transfers/records/import_field'

export interface ValueOption {
  value: string
  label: string
}

/** A field whose cells say something that Foja has its own words for. */
export interface ValueField {
  field: string
  /** Whether what the file says may stay as it is. */
  isOpen: boolean
  options(context: ImportContext): ValueOption[]
  /** What a text most probably stands for; null when nothing tells. */
  guess(text: string, context: ImportContext): string | null
  /** The values of a cell that holds several. */
  split?(text: string): string[]
}

/** What a person said that a text stands for; undefined when nobody said so. */
export function choiceFor(
  field: string,
  text: string,
  { choices }: Pick<ImportContext, 'choices'>
): string | undefined {
  const own = Object.hasOwn(choices, field) ? choices[field]! : {}
  const key = fold(text)
  return Object.hasOwn(own, key) ? own[key] : undefined
}

const remembered = new WeakMap<ImportContext, Map<string, string | null | undefined>>()

/** What a value stands for: as a person chose, else as it is guessed. Null for nothing, undefined when nobody knows. */
export function chosenValue(valueField: ValueField, text: string, context: ImportContext): string | null | undefined {
  const answers = remembered.get(context) ?? new Map<string, string | null | undefined>()
  remembered.set(context, answers)
  const key = `${valueField.field} ${text}`
  if (!answers.has(key)) answers.set(key, choose(valueField, text, context))
  return answers.get(key)
}

function choose(valueField: ValueField, text: string, context: ImportContext): string | null | undefined {
  const chosen = choiceFor(valueField.field, text, context)
  if (chosen === '') return null
  if (chosen !== undefined) {
    const isThere = valueField.isOpen || valueField.options(context).some(({ value }) => value === chosen)
    if (isThere) return chosen
  }
  return valueField.guess(text, context) ?? (valueField.isOpen ? text : undefined)
}

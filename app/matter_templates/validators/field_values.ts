import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { HttpContext } from '@adonisjs/core/http'
import { ValidationMessages } from '#app/core/messages/validation_messages'
import { translate } from '#app/core/messages/catalogue'
import { isRfc, tidyRfc } from '#app/core/tax/rfc'
import { email, line, text } from '#app/core/validators/fields'
import { phone } from '#app/core/validators/phone'
import {
  fieldsOf,
  FIELD_TYPES,
  TEMPLATE_LIMITS,
  type FieldType,
  type TemplateDefinition,
  type TemplateField,
} from '#app/matter_templates/definition'
import type { FieldValue, FieldValues } from '#app/matter_templates/field_value'
import { languageOf } from '#app/workspaces/context'
import { DateTime } from 'luxon'

const LENGTHS = { text: 300, long_text: 10_000 } as const

/** What is no number, day or RFC has no common words. */
const OWN_WORDS: Record<string, string> = {
  rfc: 'validation.rfc.rfc',
  day: 'forms.date',
  noSuchDay: 'forms.no_such_day',
}

type Reader = (value: string) => string | number | boolean | null

/** Reads what was typed; what it cannot read is told by `rule`. */
const reading = (rule: string, read: Reader) =>
  vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
    const found = read(String(value).trim())
    if (found === null) field.report(rule, rule, field)
    else field.mutate(found, field)
  })()

const decimal: Reader = (typed) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(typed) ? typed : null)
const centavos: Reader = (typed) => {
  const [, sign, pesos, rest = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  return pesos === undefined ? null : Number(`${sign}${pesos}${rest.padEnd(2, '0')}`)
}
const day: Reader = (typed) => (/^\d{4}-\d\d-\d\d$/.test(typed) && DateTime.fromISO(typed).isValid ? typed : null)
const yesOrNo: Reader = (typed) => (typed === 'yes' || typed === 'no' ? typed === 'yes' : null)
const rfc: Reader = (typed) => (isRfc(tidyRfc(typed)) ? tidyRfc(typed) : null)

/** A scalar as text, so that programs may send numbers and truth values as such. */
const asText = () =>
  vine.string().parse((value) => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return typeof value === 'number' ? String(value) : value
  })

const ASKED = {
  text: () => line(LENGTHS.text),
  long_text: () => text(LENGTHS.long_text),
  number: () => asText().use(reading('number', decimal)),
  money: () => asText().use(reading('number', centavos)),
  date: () => asText().use(reading('day', day)),
  yes_no: () => asText().use(reading('enum', yesOrNo)),
  choice: ({ options }: TemplateField) => vine.enum(options),
  choices: ({ options, required }: TemplateField) => {
    const chosen = vine.array(vine.enum(options)).maxLength(options.length).distinct()
    return required ? chosen.minLength(1) : chosen
  },
  email: () => email(),
  phone: () => phone(),
  rfc: () => asText().use(reading('rfc', rfc)),
} satisfies Record<FieldType, (field: TemplateField) => unknown>

/** What a field of a template takes. */
export function schemaOf(field: TemplateField) {
  const asked = (ASKED[field.type] as (field: TemplateField) => ReturnType<typeof line>)(field)
  return field.required ? asked : asked.optional()
}

/** What is said of an answer that is refused. */
export class FieldMessages extends ValidationMessages {
  constructor(private readonly words: 'es' | 'en') {
    super(words)
  }

  override getMessage(message: string, rule: string, field: FieldContext, meta?: Record<string, unknown>): string {
    const own = OWN_WORDS[rule]
    return own ? translate(this.words, own) : super.getMessage(message, rule, field, meta)
  }
}

/**
 * What a request answers to the fields of a template, from `fields` in its body: trimmed, typed, nothing for what was left empty. Throws
 * VineJS's E_VALIDATION_ERROR with fields `fields.<key>` in the reader's language.
 */
export async function readFieldValues(ctx: HttpContext, definition: TemplateDefinition): Promise<FieldValues> {
  const asked = Object.fromEntries(fieldsOf(definition).map((field) => [field.key, schemaOf(field)]))
  const validator = vine.create({ fields: vine.object(asked).parse((value) => value ?? {}) })
  const messagesProvider = new FieldMessages(languageOf(ctx))
  const { fields } = await ctx.request.validateUsing(validator, { messagesProvider })
  const answered = Object.entries(fields as FieldValues).filter(
    ([, value]) => !(Array.isArray(value) && value.length === 0)
  )
  return Object.fromEntries(answered)
}

/** Which options a choice offered on the day of the answer is not known. */
function storedSchema(type: FieldType) {
  if (type === 'choice') return line(TEMPLATE_LIMITS.label)
  const options = () => vine.array(line(TEMPLATE_LIMITS.label)).minLength(1).maxLength(TEMPLATE_LIMITS.options)
  if (type === 'choices') return options().distinct() as unknown as ReturnType<typeof line>
  return schemaOf({ type, required: true, options: [] as string[] } as TemplateField)
}

const STORED = new Map(FIELD_TYPES.map((type) => [type, vine.create({ value: storedSchema(type) })]))

/** An answer as it is kept, checked by the rules of its type; null for what no form would have kept. */
export async function readStoredValue(type: FieldType, value: unknown): Promise<FieldValue | null> {
  const isAmount = type === 'money'
  if (isAmount && !Number.isSafeInteger(value)) return null
  const typed = isAmount ? (Number(value) / 100).toFixed(2) : value
  const [error, fields] = await STORED.get(type)!.tryValidate({ value: typed })
  return error ? null : (fields.value as FieldValue)
}

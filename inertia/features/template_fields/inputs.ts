import type { Plan } from '~/components/forms/plan'
import { date, email, maxLength, numeric, required, type Rule } from '../../components/forms/validators.js'
import type {
  FieldType,
  FieldValue,
  FieldValues,
  TemplateDefinition,
  TemplateField,
  TemplateInput,
  TypedValue,
} from './types.js'

const LENGTHS = { text: 300, long_text: 10_000 }

/** A limit that is only told when it is passed: a counter at each field would drown the form. */
const atMost = (limit: number): Rule => ({ check: maxLength(limit).check })

const RULES: Partial<Record<FieldType, () => Rule>> = {
  text: () => atMost(LENGTHS.text),
  long_text: () => atMost(LENGTHS.long_text),
  number: () => numeric({ decimals: 6, negative: true }),
  money: () => numeric({ decimals: 2, negative: true }),
  date,
  email,
}

/** All fields of a template in the order in which they are asked. */
export const fieldsOf = (definition: TemplateDefinition | null | undefined): TemplateField[] =>
  definition?.sections.flatMap(({ fields }) => fields) ?? []

function rulesOf({ type, required: isRequired }: TemplateField): Rule[] {
  const own = RULES[type]?.()
  return [...(isRequired ? [required()] : []), ...(own ? [own] : [])]
}

/** The plan of the fields of a template, to be spread into that of the form in which they stand. */
export function templatePlan(definition: TemplateDefinition | null | undefined): Plan<TemplateInput> {
  const plans = fieldsOf(definition).map((field) => [
    `fields.${field.key}`,
    { label: field.label, rules: rulesOf(field) },
  ])
  return Object.fromEntries(plans) as Plan<TemplateInput>
}

/** What the form shows of an answer that is kept. */
export function typedOf({ type }: TemplateField, value: FieldValue | undefined): TypedValue {
  if (value === undefined) return type === 'choices' ? [] : ''
  if (Array.isArray(value)) return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return type === 'money' ? (Number(value) / 100).toFixed(2) : String(value)
}

/** The fields of a template as the form begins with them. */
export function templateInitial(
  definition: TemplateDefinition | null | undefined,
  values: FieldValues = {}
): TemplateInput {
  const entries = fieldsOf(definition).map((field) => [`fields.${field.key}`, typedOf(field, values[field.key])])
  return Object.fromEntries(entries) as TemplateInput
}

/** What is sent: the fields of the template apart, under `fields`; those of a template that was given up are left out. */
export function nestFields<T extends object>(data: T, definition: TemplateDefinition | null | undefined) {
  const known = new Map(fieldsOf(definition).map(({ key }) => [`fields.${key}`, key]))
  const entries = Object.entries(data)
  const own = entries.filter(([name]) => !name.startsWith('fields.'))
  const fields = entries.filter(([name]) => known.has(name)).map(([name, value]) => [known.get(name), value])
  return {
    ...(Object.fromEntries(own) as Omit<T, `fields.${string}`>),
    fields: Object.fromEntries(fields) as FieldValues,
  }
}

type Schema = Record<string, unknown>

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** The part of a document that a pointer names. Throws when there is none. */
export function resolve(document: Schema, pointer: string): Schema {
  const found = pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((part, name) => (part as Schema | undefined)?.[name], document)
  if (typeof found !== 'object' || found === null) throw new Error(`${pointer} leads nowhere`)
  return found as Schema
}

/** What of a value does not fit a JSON Schema, as sentences. Knows the keywords that our documents use, and throws for others. */
export function misfits(value: unknown, schema: Schema, document: Schema = schema, at = '$'): string[] {
  const wrong: string[] = []
  const inner = (part: unknown, own: unknown, place: string) => misfits(part, own as Schema, document, place)
  for (const [keyword, said] of Object.entries(schema)) {
    const fits = RULES[keyword]
    if (!fits) throw new Error(`the keyword ${keyword} is not known here`)
    wrong.push(...fits({ value, said, schema, document, at, inner }))
  }
  return wrong
}

interface Question {
  value: unknown
  said: unknown
  schema: Schema
  document: Schema
  at: string
  inner(part: unknown, schema: unknown, at: string): string[]
}

const unless = (right: boolean, sentence: string) => (right ? [] : [sentence])
const told = (value: unknown) => JSON.stringify(value)?.slice(0, 60)

const RULES: Record<string, (question: Question) => string[]> = {
  $ref: ({ value, said, document, at, inner }) => inner(value, resolve(document, String(said)), at),
  type: ({ value, said, at }) =>
    unless(
      [said].flat().some((name) => TYPES[String(name)]!(value)),
      `${at} is ${told(value)}, not ${String(said)}`
    ),
  enum: ({ value, said, at }) => unless((said as unknown[]).includes(value), `${at} is ${told(value)}`),
  const: ({ value, said, at }) => unless(value === said, `${at} is ${told(value)}, not ${told(said)}`),
  pattern: ({ value, said, at }) =>
    unless(typeof value !== 'string' || new RegExp(String(said), 'u').test(value), `${at} does not match`),
  format: ({ value, said, at }) =>
    unless(
      typeof value !== 'string' || said !== 'date-time' || /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
      `${at} is no ${String(said)}`
    ),
  minimum: ({ value, said, at }) => unless(typeof value !== 'number' || value >= Number(said), `${at} is too small`),
  maximum: ({ value, said, at }) => unless(typeof value !== 'number' || value <= Number(said), `${at} is too large`),
  maxLength: ({ value, said, at }) =>
    unless(typeof value !== 'string' || value.length <= Number(said), `${at} is long`),
  allOf: ({ value, said, at, inner }) => (said as Schema[]).flatMap((part) => inner(value, part, at)),
  anyOf: ({ value, said, at, inner }) =>
    unless(
      (said as Schema[]).some((part) => inner(value, part, at).length === 0),
      `${at} is none of what it may be`
    ),
  items: ({ value, said, at, inner }) =>
    Array.isArray(value) ? value.flatMap((part, index) => inner(part, said, `${at}[${index}]`)) : [],
  required: ({ value, said, at }) =>
    TYPES.object!(value)
      ? (said as string[]).flatMap((name) => unless(name in (value as object), `${at}.${name} lacks`))
      : [],
  properties: ({ value, said, at, inner }) =>
    TYPES.object!(value)
      ? Object.entries(said as Schema).flatMap(([name, own]) =>
          name in (value as object) ? inner((value as Schema)[name], own, `${at}.${name}`) : []
        )
      : [],
  additionalProperties: ({ value, said, schema, at }) => {
    if (said !== false || !TYPES.object!(value)) return []
    const known = Object.keys(schema.properties as object)
    return Object.keys(value as object).flatMap((name) => unless(known.includes(name), `${at}.${name} is not told`))
  },
}

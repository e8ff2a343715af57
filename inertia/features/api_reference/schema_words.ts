import type { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { Schema } from './document'

type Say = ReturnType<typeof useMessages>

/** One field of a body or an answer: `items[].role.name`. */
export interface Field {
  name: string
  type: string
  required: boolean
}

const named = (t: Say, type: string | undefined) => t(`api.types.${type ?? 'any'}` as MessageId)

/** What a field holds, in words. */
export function typeWord(t: Say, schema: Schema): string {
  if (schema.enum) return t('api.one_of', { values: schema.enum.map(String).join(', ') })
  const types = [schema.type].flat().filter((type) => type !== 'null')
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null')
  const isList = types[0] === 'array' && schema.items
  const word = isList ? t('api.list_of', { type: typeWord(t, schema.items!) }) : named(t, types[0])
  return isNullable ? t('api.nullable', { type: word }) : word
}

/** The fields of an object, those of objects and lists in it too. */
export function fieldsOf(t: Say, schema: Schema, prefix = ''): Field[] {
  if (schema.items && !schema.properties) {
    const own = fieldsOf(t, schema.items, `${prefix}[]`)
    return own.length > 0 || prefix !== '' ? own : [{ name: '[]', type: typeWord(t, schema.items), required: true }]
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, own]) => {
    const path = prefix ? `${prefix}.${name}` : name
    return [{ name: path, type: typeWord(t, own), required: isRequired(schema, name, own) }, ...fieldsOf(t, own, path)]
  })
}

/** What may be nothing is told as such and is there all the same. */
function isRequired(schema: Schema, name: string, own: Schema): boolean {
  return Boolean(schema.required?.includes(name)) || (Array.isArray(own.type) && own.type.includes('null'))
}

/** A body to begin with: what is needed, empty. */
export function exampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  const [type] = [schema.type].flat()
  if (type === 'object') {
    const needed = schema.required?.length ? schema.required : Object.keys(schema.properties ?? {})
    return Object.fromEntries(needed.map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]))
  }
  if (type === 'array') return []
  if (type === 'integer' || type === 'number') return 1
  return type === 'boolean' ? false : ''
}

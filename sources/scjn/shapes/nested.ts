/** The text of a value that may be nested: of a list its items, one a line; of an object the field that says most. */
export function nestedText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(nestedText).filter(Boolean).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  const fields = value as Record<string, unknown>
  const said = TELLING.find((name) => fields[name])
  return said ? nestedText(fields[said]) : ''
}

const TELLING = [
  'contenido',
  'texto',
  'parrafo',
  'nombre',
  'clave',
  'claveTesis',
  'rubro',
  'descripcion',
  'registroDigital',
  'ius',
]

/** A field of a nested object, as text. */
export function within(value: unknown, field: string): string {
  if (typeof value !== 'object' || value === null) return ''
  return nestedText((value as Record<string, unknown>)[field])
}

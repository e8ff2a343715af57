/** Names of fields whose value is never kept: what proves who one is, and the number of an account. */
const SECRET = /password|clabe|token|secret|confirmation|^code$/i

/** Whether a field holds something that is never kept on a device. */
export function isSecret(name: string): boolean {
  return SECRET.test(name)
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile)
}

/** Whether two values of a field say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What was typed and may be kept: fields that differ from `known`, what the server has, but for secrets and files. */
export function keptValues(data: object, known: object): Record<string, unknown> {
  const typed = Object.entries(data).filter(
    ([name, value]) => !isSecret(name) && !holdsFile(value) && !isSame(value, (known as Record<string, unknown>)[name])
  )
  return Object.fromEntries(typed)
}

/** A form by the names and kinds of its fields. */
export function shapeOf(data: object): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}:${value === null ? 'object' : Array.isArray(value) ? 'list' : typeof value}`)
    .sort()
    .join()
}

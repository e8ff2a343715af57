import { safeStringify } from '@poppinss/utils/json'

/** An answer as JSON. The framework's own way, ten times slower, is left for what only it can write: large integers and values within themselves. */
export function toJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return safeStringify(value) as string
  }
}

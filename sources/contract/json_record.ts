import { RecordRejected } from '#sources/contract/contract'
import type { RawPage } from '#sources/contract/contract'

/** Reads the fields of a JSON object without trusting their types. */
export class JsonRecord {
  constructor(private readonly fields: Record<string, unknown>) {}

  has(name: string): boolean {
    return this.fields[name] !== undefined && this.fields[name] !== null && this.fields[name] !== ''
  }

  /** A field as it came; for those that may be nested. */
  value(name: string): unknown {
    return this.fields[name]
  }

  /** The text of a field; empty when there is none. */
  text(name: string): string {
    const value = this.fields[name]
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  }

  /** The texts of several fields. */
  texts<Name extends string>(names: readonly Name[]): Record<Name, string> {
    return Object.fromEntries(names.map((name) => [name, this.text(name)])) as Record<Name, string>
  }

  /** The whole number of a field, also when it came as text; null when there is none. */
  integer(name: string): number | null {
    const text = this.text(name).trim()
    return /^-?\d{1,15}$/.test(text) ? Number(text) : null
  }

  /** The texts of a list, or of a text with commas. */
  list(name: string): string[] {
    const value = this.fields[name]
    const items = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [this.text(name)]
    return items
      .flatMap((item) => item.split(','))
      .map((item) => item.trim())
      .filter(Boolean)
  }
}

/** Decodes a page as one JSON object. Throws `RecordRejected`: `wrongEncoding`, `notJson`, `notAnObject`. */
export function jsonRecordOf(page: RawPage): JsonRecord {
  const value = parse(decode(page.body))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RecordRejected('notAnObject')
  return new JsonRecord(value as Record<string, unknown>)
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new RecordRejected('wrongEncoding', 'not UTF-8')
  }
}

function parse(text: string): unknown {
  if (/^\s*</.test(text)) throw new RecordRejected('notJson', 'markup')
  try {
    return JSON.parse(text)
  } catch {
    throw new RecordRejected('notJson', text.trim() ? `${text.length} characters` : 'empty')
  }
}

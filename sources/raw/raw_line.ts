import { isUtf8 } from 'node:buffer'
import type { RawPage } from '#sources/contract/contract'

/** A page as it was stored. */
export interface StoredPage extends RawPage {
  /** ISO instant. */
  fetchedAt: string
}

interface Line {
  id: string
  url: string
  type: string
  etag: string | null
  at: string
  /** The body, when it is UTF-8; else it is in `base64`. */
  text?: string
  base64?: string
  context?: Record<string, string>
}

/** A page as one line of text, with its end. */
export function toLine(page: RawPage, fetchedAt: Date): string {
  const { externalId, url, contentType, etag, body, context } = page
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const content = isUtf8(bytes) ? { text: bytes.toString('utf8') } : { base64: bytes.toString('base64') }
  const line: Line = { id: externalId, url, type: contentType, etag, at: fetchedAt.toISOString(), ...content, context }
  return `${JSON.stringify(line)}\n`
}

/** The page of a line. */
export function toPage(line: string, kind: string): StoredPage {
  const { id, url, type, etag, at, text, base64, context } = JSON.parse(line) as Line
  const body = base64 === undefined ? Buffer.from(text ?? '', 'utf8') : Buffer.from(base64, 'base64')
  return { kind, externalId: id, url, contentType: type, etag, body, fetchedAt: at, ...(context && { context }) }
}

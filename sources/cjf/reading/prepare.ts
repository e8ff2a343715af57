import type { RawPage } from '#sources/contract/contract'
import { fileTypeOf } from './file_type.js'

/** Turns the file of a ruling into text, and notes what it was. Pages of cases are text already. Throws `RecordRejected` `unreadableFile`. */
export async function prepare(page: RawPage): Promise<RawPage> {
  const type = fileTypeOf(page.body)
  if (page.kind !== 'sentencia' || page.context?.original) return page
  const context = { ...page.context, original: type ?? 'unknown' }
  if (type === 'text/plain') return { ...page, contentType: type, context, body: Buffer.from(textOf(page.body)) }
  const { preparedPage } = await import('#sources/laws/reading/text_of_file')
  return { ...(await preparedPage(page)), context }
}

/** Plain text in UTF-8, or else in windows-1252. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

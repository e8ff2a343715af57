import { createHash } from 'node:crypto'

/** What is told to the site on the next run, and what the listing said when the text was last read. */
export interface Validator {
  /** The site's own. */
  etag: string | null
  /** Of the row of the listing: a law may be abrogated without a letter of its text changing. */
  row: string
}

/** Grows when files are read in a new way, so that each law is asked for again although its files did not change. */
const READING = 2

/** A mark of what a row of the listing says of a law, and of how files are read. */
export function markOf(context: Record<string, string>): string {
  const said = Object.entries(context).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([READING, said]))
    .digest('hex')
    .slice(0, 16)
}

/** Both in one text, for the store keeps one; null when the site gave none. */
export function packValidator({ etag, row }: Validator): string | null {
  return etag === null ? null : `${row} ${etag}`
}

/** The site's own validator, unless the row of the listing has changed since: then the text is read anew. */
export function etagFor(packed: string | null, row: string): string | null {
  const [, mark, etag] = /^([\da-f]{16}) (.*)$/s.exec(packed ?? '') ?? []
  return mark === row ? etag : null
}

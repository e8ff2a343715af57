/** A part of a file, both ends included. */
export interface Part {
  start: number
  end: number
}

/**
 * The one part that a `Range` header asks for (RFC 9110): null for the whole file, also when the header is none that we understand or asks for
 * several; 'outside' when the file has no such bytes.
 */
export function partOf(header: string | undefined, size: number): Part | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'outside' : { start, end }
}

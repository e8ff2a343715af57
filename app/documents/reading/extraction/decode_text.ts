/** The bytes of a text file as text: by its byte order mark, else UTF-8 when it is valid, else Windows-1252 (which holds Latin-1). */
export function decodeText(bytes: Buffer): string {
  const encoding = encodingOf(bytes)
  return new TextDecoder(encoding).decode(bytes)
}

/** Name of the encoding, as browsers call it. */
export function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = zerosOf(bytes.subarray(0, 4_096))
  if (zeros.odd > 0.3 && zeros.even < 0.05) return 'utf-16le'
  if (zeros.even > 0.3 && zeros.odd < 0.05) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** Share of zero bytes at even and odd places: Spanish in UTF-16 has one beside nearly every letter. */
function zerosOf(bytes: Buffer): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 }
  bytes.forEach((byte, index) => byte === 0 && zeros[index % 2 ? 'odd' : 'even']++)
  const half = Math.max(1, bytes.length / 2)
  return { even: zeros.even / half, odd: zeros.odd / half }
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Whether bytes are text at all: few control characters among the first ones, once decoded. */
export function looksLikeText(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 8_192)
  const text = new TextDecoder(encodingOf(start.subarray(0, start.length & ~1))).decode(start)
  const odd = text.match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\u007F]/g)?.length ?? 0
  return odd * 100 <= text.length
}

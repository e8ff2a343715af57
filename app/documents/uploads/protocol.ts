/** What a client says of a file that it is about to send: `name YWN0YS5wZGY=,folderId MTI=`. What cannot be read is left out. */
export function metadataOf(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '')
    .slice(0, 16_000)
    .split(',')
    .map((pair) => pair.trim().split(' '))
  const known = pairs.filter(([key, value]) => key && value)
  return Object.fromEntries(known.map(([key, value]) => [key, Buffer.from(value!, 'base64').toString('utf8')]))
}

/** Bytes that are to come; 0 when the client does not say, since nothing of unknown length is taken. */
export function sizeOf(header: string | undefined): number {
  return /^\d{1,15}$/.test(header ?? '') ? Number(header) : 0
}

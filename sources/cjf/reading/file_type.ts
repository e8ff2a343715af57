/** Type of a file by its first bytes; plain text when it is text; null when it is something else. */
export function fileTypeOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return 'application/pdf'
  if (head.startsWith('PK\u0003\u0004'))
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0')) return 'application/msword'
  if (/^\s*<(?:!doctype html|html|\?xml|head|body)\b/i.test(head.replace(/^\u00EF\u00BB\u00BF/, ''))) return null
  return bytes.length > 0 && !head.includes('\u0000') ? 'text/plain' : null
}

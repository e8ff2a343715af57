const HEADER = /^[A-Za-z][A-Za-z0-9-]*:[ \t]?\S?/
const OF_MAIL = /^(from|to|subject|date|received|return-path|message-id|mime-version|delivered-to|content-type):/i

/** The text that bytes hold, or null when they hold none. UTF-8, UTF-16 with its mark, and what Windows wrote before. */
export function textIn(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le').replace(/^\ufeff/, '')
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes)
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString('utf16le')
  if (bytes.includes(0)) return null
  const text = bytes.toString('utf8')
  // The last character may be cut in two by the end of what was read.
  if (!text.slice(0, -2).includes('\ufffd')) return text.replace(/^\ufeff/, '')
  const latin = bytes.toString('latin1')
  const strange = latin.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/g)?.length ?? 0
  return strange === 0 ? latin : null
}

/** A message as mail programs save it: several headers before anything else. */
function isMail(text: string): boolean {
  const lines = text.split(/\r?\n/, 40).filter((line) => !/^[ \t]/.test(line))
  const end = lines.indexOf('')
  const head = end === -1 ? lines : lines.slice(0, end)
  return (
    head.length >= 2 && head.every((line) => HEADER.test(line)) && head.filter((line) => OF_MAIL.test(line)).length >= 2
  )
}

/** Rows with as many separators each, and more than one of them. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/, 6).filter(Boolean).slice(0, 5)
  return [',', ';', '\t'].some((sign) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length)
    return lines.length > 1 && counts[0]! > 1 && counts.every((count) => count === counts[0])
  })
}

/** A text from its first element on: what stands before it in a page or a drawing is passed over, each piece looked at once. */
function firstElement(text: string): string {
  for (let rest = text; ;) {
    const end = rest.startsWith('<!--') ? '-->' : /^<(\?xml|!doctype svg)/i.test(rest) ? '>' : null
    const at = end === null ? -1 : rest.indexOf(end)
    if (at === -1) return rest
    rest = rest.slice(at + end!.length).trimStart()
  }
}

/** The type of a text by what it begins with; the name only decides between kinds of plain text. */
export function sniffText(text: string, name: string): string {
  const start = text.slice(0, 4_096).trimStart()
  if (start.startsWith('#!')) return 'text/x-script'
  const element = firstElement(start)
  if (/^<svg[\s>]/i.test(element)) return 'image/svg+xml'
  if (/^<(!doctype html|html|head|body|script|iframe)[\s>]/i.test(element)) return 'text/html'
  if (/<html[\s>]|<script[\s>]/i.test(start) && start.startsWith('<')) return 'text/html'
  if (/^<(\?xml|!doctype|[a-z_][\w.-]*(:[\w.-]+)?[\s/>])/i.test(start)) return 'application/xml'
  if (isMail(text)) return 'message/rfc822'
  if (start.startsWith('{\\rtf')) return 'application/rtf'
  if (/\.(csv|tsv)$/i.test(name) || (!/\.\w{1,8}$/.test(name) && isTable(text))) return 'text/csv'
  if (/\.html?$|\.xhtml$|\.svg$/i.test(name)) return 'text/html'
  return 'text/plain'
}

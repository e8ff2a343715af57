/** More than the longest note has: a list of two thousand entries with a word in bold in each has as many tags. */
const MAX_TAGS = 8_000
const MAX_DEPTH = 60

/** Elements that hold nothing. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]{0,40})/g

/**
 * HTML without controls and marks that turn the direction of a text around; line breaks stay. It comes before sanitising: a blank that a line separator
 * becomes afterwards would make `href="\u2028javascript:…"` a link that nobody has looked at.
 */
export function normalised(html: string): string {
  return html
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, ' ')
    .toWellFormed()
}

/** Normalised HTML that a sanitiser takes a moment for: what has too many tags, or nests them too deeply, keeps its words and loses its markup. */
export function bounded(html: string): string {
  const given = normalised(html)
  return isSimple(given) ? given : unmarked(given)
}

/** Whether there are few enough tags, seen in one pass. Elements that are never closed count as nested. */
function isSimple(html: string): boolean {
  let [tags, depth] = [0, 0]
  for (const [, slash, name] of html.matchAll(TAG)) {
    if (++tags > MAX_TAGS) return false
    if (slash) depth = Math.max(0, depth - 1)
    else if (!VOID.has(name!.toLowerCase()) && ++depth > MAX_DEPTH) return false
  }
  return true
}

/** The words of HTML in paragraphs, without any other element. */
export function unmarked(html: string): string {
  const text = html
    .replace(/<(?:br|hr|\/(?:p|li|h[1-6]|blockquote|pre|div|tr))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines
    .slice(0, MAX_TAGS / 4)
    .concat(lines.slice(MAX_TAGS / 4).join(' ') || [])
    .map((line) => `<p>${line.trim()}</p>`)
    .join('')
}

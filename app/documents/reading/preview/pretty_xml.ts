import { LIMITS } from '../extraction/limits.js'

/** XML with each element on a line of its own, set in by its depth. */
export function prettyXml(xml: string): string {
  const lines: string[] = []
  let depth = 0
  for (const piece of xml.slice(0, LIMITS.previewCharacters).match(/<[^>]+>|[^<]+/g) ?? []) {
    const text = piece.trim()
    if (!text) continue
    if (text.startsWith('</')) depth = Math.max(0, depth - 1)
    lines.push('  '.repeat(Math.min(depth, 40)) + text)
    if (/^<[^?!/]/.test(text) && !text.endsWith('/>')) depth++
  }
  return lines.join('\n')
}

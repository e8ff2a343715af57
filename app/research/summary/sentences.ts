/** A sentence of a text: offsets in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

const END = /[.?!]["”»)]*(?=\s+["“«(¿]?[\p{Lu}\d])|\n+/gu
const ABBREVIATED =
  /(?:\b(?:arts?|fracs?|núm|nos?|reg|Lic|Sr|Sra|Dr|Dra|Mtro|pág|págs|cfr|vs|Ciudad de Méx|C\.V|S\.A)|\b\p{Lu}|\b\d{1,2}[ao]|\/J|^\s*\d{1,3}|[\s(]\d{1,3})$/iu

/** The sentences of a part of a text, without the blanks around them. */
export function sentencesIn(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = []
  let from = start
  for (const { 0: mark, index } of text.slice(start, end).matchAll(END)) {
    const at = start + index
    if (!mark.includes('\n') && ABBREVIATED.test(text.slice(Math.max(from, at - 24), at))) continue
    spans.push({ start: from, end: at + (mark.includes('\n') ? 0 : mark.length) })
    from = at + mark.length
  }
  spans.push({ start: from, end })
  return spans.flatMap((span) => trimmed(text, span))
}

function trimmed(text: string, { start, end }: Span): Span[] {
  const said = text.slice(start, end)
  const begin = start + (said.length - said.trimStart().length)
  const stop = start + said.trimEnd().length
  return stop > begin ? [{ start: begin, end: stop }] : []
}

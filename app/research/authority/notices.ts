import { extractCitations } from '#sources/citations/extract_citations'

/** What a note of publication says of the thesis that it stands under. */
export interface Notice {
  status: 'interrupted' | 'superseded' | 'substituted'
  /** The note, word for word. */
  text: string
  /** Keys of the thesis that took its place; empty when the note names none. */
  replacedBy: string[]
}

/** How the notes of the Semanario begin that speak of the thesis itself. */
const NOTE =
  /^(?:notas?\s*:|\d[.)]\s|esta\s+(?:tesis|jurisprudencia)|la\s+presente|el\s+criterio|este\s+criterio|por\s+(?:ejecutoria|instrucciones|resoluci[óo]n|acuerdo)|de\s+conformidad|en\s+t[ée]rminos)/i
const ITSELF = String.raw`(?:est[ae]|la\s+presente|dicha)\s+(?:tesis|jurisprudencia|criterio)|criterio\s+contenido\s+en\s+(?:est|la\s+presente)`
const FORMS: [Notice['status'], RegExp][] = [
  [
    'interrupted',
    new RegExp(
      String.raw`(?:${ITSELF}).{0,200}?(?:interrumpid[ao]|dej[óo]\s+de\s+(?:ser\s+obligatori[ao]|tener\s+(?:car[áa]cter|fuerza)\s+obligatori[ao])|ya\s+no\s+(?:es|se\s+considera)\s+(?:de\s+aplicaci[óo]n\s+)?obligatori[ao])`,
      'iu'
    ),
  ],
  ['substituted', new RegExp(String.raw`(?:${ITSELF}).{0,200}?sustituid[ao]`, 'iu')],
  [
    'superseded',
    new RegExp(
      String.raw`(?:${ITSELF}).{0,200}?(?:superad[ao]|abandonad[ao]|modificad[ao]|sin\s+efectos?\b|contendi[óo]\s.{0,400}?deriv[óo])`,
      'iu'
    ),
  ],
]
const DENIED = /\b(?:no|sin\s+que|tampoco|ni)\b(?:\s+\p{L}+){0,3}\s*$/iu

/** Reads the notes of a thesis: lines of its text and of what was published with it. */
export function noticesIn(lines: string[]): Notice[] {
  return lines.filter((line) => NOTE.test(line.trim())).flatMap((line) => noticeIn(line.trim()) ?? [])
}

function noticeIn(text: string): Notice | null {
  for (const [status, form] of FORMS) {
    const found = form.exec(text)
    if (!found) continue
    const verb = /\S+$/.exec(found[0])?.index ?? 0
    if (DENIED.test(found[0].slice(0, verb))) continue
    const after = extractCitations(text).filter(
      ({ kind, start }) => kind !== 'article' && kind !== 'case' && start > found.index
    )
    return { status, text, replacedBy: after[0]?.keys ?? [] }
  }
  return null
}

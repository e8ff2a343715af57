import type { Mention } from '#sources/citation_law_mentions'

const TITLE =
  /^\s*(?:decreto|acuerdo)\s+por\s+el\s+(?:que|cual)\s+se\s+(?:reforma|adiciona|deroga|modifica)n?(?!\p{L})[^.]{0,400}/iu

/** The one law that a decree changes by its title: what `este Reglamento` means in its text. Null for other texts, and for a decree that changes several. */
export function amendedLaw(text: string, mentions: () => Mention[]): string | null {
  const title = TITLE.exec(text)?.[0]
  if (!title) return null
  const laws = new Set<string>()
  for (const { start, law } of mentions()) {
    if (start >= title.length) break
    laws.add(law)
  }
  return laws.size === 1 ? [...laws][0]! : null
}

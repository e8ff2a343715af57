import type { Mention } from '#sources/citations/laws/law_mentions'
import type { Text } from '#sources/citations/text'

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

const DECREE =
  /(?<!\p{L})decreto\s+por\s+el\s+(?:que|cual)\s+(?<issues>se\s+expiden?\s+(?:la|el)\s+(?=(?-i:Ley\s)))?/giu
/** So far above stands the title of the decree whose articles are kept behind a code. */
const FARTHEST = 60_000

/** What `esta Ley` means behind a code: the law that the last decree issues, where the code keeps its articles. */
export function issuedLaw(noun: string, at: number, { text, own, mentions }: Text): string | null {
  if (!/^ley$/i.test(noun) || !own?.startsWith('Código')) return null
  const from = Math.max(0, at - FARTHEST)
  const title = [...text.slice(from, at).matchAll(DECREE)].at(-1)
  if (!title?.groups?.issues) return null
  const end = from + title.index + title[0].length
  return mentions().find(({ start }) => start === end)?.law ?? null
}

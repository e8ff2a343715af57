import { extractCitations, lawKey } from '#sources/citations/extract_citations'

/** A citation as a person labelled it; offsets in UTF-16 units. */
export interface Label {
  start: number
  end: number
  kind: 'thesis' | 'registration' | 'case' | 'article'
  key?: string
  law?: string
  article?: string
}

/** A text, the parts of it that were read, and what is cited there. */
export interface Labelled {
  text: string
  /** The name of the law, where the text is one. */
  own?: string
  read: [from: number, to: number][]
  labels: Label[]
}

export interface Score {
  labelled: number
  found: number
  right: number
  /** What was found and is not labelled, and what is labelled and was not found; for a person to look at. */
  wrong: string[]
  missed: string[]
}

const keyOf = ({ kind, key, law, article }: Label) =>
  kind === 'article' ? `${lawKey(law ?? '')}#${article ?? ''}` : (key ?? '')

/** Compares what the extractor finds with what people labelled: of the same kind, with the same key, at overlapping places. */
export function scoreOf(texts: Labelled[]): Map<string, Score> {
  const scores = new Map<string, Score>()
  const of = (kind: string) => scores.get(kind) ?? scores.set(kind, empty()).get(kind)!
  for (const { text, own, read, labels } of texts) {
    const open = new Set(labels)
    for (const label of labels) of(label.kind).labelled++
    for (const citation of extractCitations(text, { own })) {
      if (!read.some(([from, to]) => citation.start >= from && citation.start < to)) continue
      const score = of(citation.kind)
      score.found++
      const match = [...open].find(
        (label) =>
          label.kind === citation.kind &&
          citation.keys.includes(keyOf(label)) &&
          label.start < citation.end &&
          citation.start < label.end
      )
      if (match) {
        score.right++
        open.delete(match)
      } else score.wrong.push(`${citation.keys.join(', ')} · ${around(text, citation)}`)
    }
    for (const label of open) of(label.kind).missed.push(`${keyOf(label)} · ${around(text, label)}`)
  }
  return scores
}

const empty = (): Score => ({ labelled: 0, found: 0, right: 0, wrong: [], missed: [] })

const around = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(Math.max(0, start - 40), start)}[${text.slice(start, end)}]${text.slice(end, end + 60)}`.replace(
    /\s+/g,
    ' '
  )

/** Right ones among the found. */
export const precisionOf = ({ found, right }: Score) => (found ? right / found : 1)
/** Right ones among the labelled. */
export const recallOf = ({ labelled, right }: Score) => (labelled ? right / labelled : 1)

/** What a paragraph is: running text, a heading of a ruling, the court that signs a thesis, its precedents, a footnote. */
export type ParagraphKind = 'text' | 'heading' | 'authority' | 'precedent' | 'note'

export interface Paragraph {
  kind: ParagraphKind
  /** Run-in head of a thesis: `Hechos`, `Criterio jurídico`, `Justificación`. Not part of `text`. */
  lead: string | null
  text: string
  /** Where `text` begins in the whole text, in UTF-16 units. */
  start: number
}

export interface Heading {
  /** Which paragraph it is. */
  paragraph: number
  text: string
}

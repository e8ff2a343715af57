import type LegalDocument from '#app/research/models/legal_document'
import { blocksOf, type LawBlock } from './section_blocks.js'
import { pathTo } from './sections.js'

/** A law, or what stands under one of its headings, to be read or printed in one piece. */
export interface LawChunk {
  law: LegalDocument
  /** The heading and those above it, highest first; empty for the whole law. */
  path: { label: string; name: string | null }[]
  blocks: LawBlock[]
  articles: number
}

/** The chunk under a heading, by its place among the headings of the law; the whole law for null and for a heading that it does not have. */
export function chunkOf(law: LegalDocument, heading: number | null): LawChunk {
  const outline = law.outline ?? []
  const headings = outline.flatMap(({ kind }, place) => (kind === 'article' ? [] : [place]))
  const first = heading === null ? undefined : headings[heading]
  const from = first ?? 0
  const top = first === undefined ? undefined : outline[first]
  const next = top && headings.find((place) => place > from && outline[place]!.level <= top.level)
  const own = outline.slice(from, next)
  const path = top ? [...pathTo(outline, from), top] : []
  const articles = own.filter(({ kind }) => kind === 'article')
  return {
    law,
    path: path.map(({ label, name }) => ({ label, name })),
    blocks: blocksOf(law.body, {
      index: 0,
      headings: own.filter(({ kind }) => kind !== 'article'),
      articles,
      start: top?.start ?? 0,
      end: next === undefined ? law.body.length : outline[next]!.start,
    }),
    articles: articles.filter(({ slug }) => slug !== null).length,
  }
}

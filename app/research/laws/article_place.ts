import LegalDocument from '#app/research/models/legal_document'
import type { Division } from '#sources/contract/contract'
import { pathTo, sectionAt, sectionsOf } from './sections.js'

/** Another article of the same law. */
export interface ArticleLink {
  slug: string
  label: string
}

/** Where an article stands in its law. */
export interface ArticlePlace {
  law: Pick<LegalDocument, 'id' | 'source' | 'slug' | 'title' | 'metadata'>
  /** The headings above it, highest first. */
  path: { label: string; name: string | null }[]
  /** The chunk of the law in which it is read. */
  section: number
  label: string
  previous: ArticleLink | null
  next: ArticleLink | null
}

/** Where an article stands in its law; null for a document that is no part of another. */
export async function articlePlace(article: LegalDocument): Promise<ArticlePlace | null> {
  if (article.parentId === null) return null
  const law = await LegalDocument.findOrFail(article.parentId)
  const outline = law.outline ?? []
  const place = outline.findIndex(({ slug }) => slug === article.slug)
  const division = outline[place]
  return {
    law,
    path: pathTo(outline, place).map(({ label, name }) => ({ label, name })),
    section: division ? (sectionAt(sectionsOf(outline, law.body.length), division.start)?.index ?? 0) : 0,
    label: division?.label ?? article.title,
    previous: linkTo(outline.slice(0, Math.max(place, 0)).findLast(hasPage)),
    next: place < 0 ? null : linkTo(outline.slice(place + 1).find(hasPage)),
  }
}

const hasPage = ({ slug }: Division) => slug !== null

function linkTo(division: Division | undefined): ArticleLink | null {
  return division?.slug ? { slug: division.slug, label: division.label } : null
}

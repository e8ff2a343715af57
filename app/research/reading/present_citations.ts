import { analysisAddress } from '#app/research/asking/address'
import { documentCited, type Analysis } from './analysis.js'
import type { Paragraph } from './paragraph.js'

/** A piece of a paragraph that leads to what it cites: offsets in the paragraph's text. */
export interface CitationLink {
  start: number
  end: number
  href: string
  title: string
}

export interface LinkedParagraph extends Omit<Paragraph, 'start'> {
  links: CitationLink[]
}

/** The paragraphs with links where they cite what the library has. */
export function linkedParagraphs({ document, reading, cited }: Analysis): LinkedParagraph[] {
  const pending = reading.citations.values()
  let citation = pending.next().value
  return reading.paragraphs.map(({ start, ...paragraph }) => {
    const links: CitationLink[] = []
    const end = start + paragraph.text.length
    for (; citation && citation.start < end; citation = pending.next().value) {
      const target = documentCited(citation, cited)
      if (!target || target.id === document.id || citation.start < start || citation.end > end) continue
      links.push({
        start: citation.start - start,
        end: citation.end - start,
        href: analysisAddress(target),
        title: target.title,
      })
    }
    return { ...paragraph, links }
  })
}

export interface CitedText {
  /** As the document writes it, the first time. */
  text: string
  href: string | null
  title: string | null
}

/** The theses and cases that the document cites, each once; those of the library first. */
export function citedTexts({ document, reading, cited }: Analysis): CitedText[] {
  const texts = new Map<string | number, CitedText>()
  for (const citation of reading.citations) {
    if (citation.kind === 'article') continue
    const target = documentCited(citation, cited)
    const identity = target?.id ?? citation.keys[0]!
    if (texts.has(identity) || target?.id === document.id) continue
    const text = document.body.slice(citation.start, citation.end).replace(/\s+/g, ' ')
    texts.set(identity, { text, href: target && analysisAddress(target), title: target?.title ?? null })
  }
  return [...texts.values()].sort((one, other) => Number(one.href === null) - Number(other.href === null))
}

export interface CitedLaw {
  law: string
  articles: { article: string; href: string | null }[]
}

/** The articles that the document cites, by law: the law cited most first, articles in their order. */
export function citedArticles({ reading, cited }: Analysis): CitedLaw[] {
  const laws = new Map<string, Map<string, string | null>>()
  for (const citation of reading.citations) {
    if (!citation.article) continue
    const { law, article } = citation.article
    const target = documentCited(citation, cited)
    const articles = laws.get(law) ?? new Map<string, string | null>()
    laws.set(law, articles.set(article, target && analysisAddress(target)))
  }
  return [...laws]
    .map(([law, articles]) => ({
      law,
      articles: Array.from(articles, ([article, href]) => ({ article, href })).sort(inOrder),
    }))
    .sort((one, other) => other.articles.length - one.articles.length)
}

function inOrder(one: { article: string }, other: { article: string }): number {
  return one.article.localeCompare(other.article, 'es', { numeric: true })
}

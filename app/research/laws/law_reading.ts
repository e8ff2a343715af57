import LegalVersion from '#app/research/models/legal_version'
import type LegalDocument from '#app/research/models/legal_document'
import type { Division } from '#sources/contract/contract'
import { blocksOf, type LawBlock } from './section_blocks.js'
import { sectionAt, sectionsOf, type LawSection } from './sections.js'

/** A line of the table of contents: a heading, and the chunk in which it stands. */
export interface ContentsLine {
  label: string
  name: string | null
  level: number
  section: number
  /** Its place among the headings of the law; null where the law has none. */
  heading: number | null
  /** First and last article under it: `Artículo 1o.` – `Artículo 9`; null when it has none of its own. */
  articles: [string, string] | null
}

/** A law opened at one of its chunks. */
export interface LawReading {
  law: LegalDocument
  contents: ContentsLine[]
  section: LawSection
  sections: number
  blocks: LawBlock[]
  /** States of the law that the library holds, the present one included. */
  versions: number
  articles: number
}

/** Opens a law at a chunk (from 0); the first with articles when none is named, the last when there are not so many. */
export async function readLaw(law: LegalDocument, requested: number | null): Promise<LawReading> {
  const outline = law.outline ?? []
  const sections = sectionsOf(outline, law.body.length)
  const first = sections.findIndex(({ articles }) => articles.length > 0)
  const section = sections[Math.min(requested ?? Math.max(first, 0), sections.length - 1)] ?? wholeOf(law)
  const earlier = await LegalVersion.query().where('document_id', law.id).count('* as total')
  return {
    law,
    contents: contentsOf(outline, sections),
    section,
    sections: Math.max(sections.length, 1),
    blocks: blocksOf(law.body, section),
    versions: Number(earlier[0]?.$extras.total ?? 0) + 1,
    articles: articlesOf(law),
  }
}

/** How many articles it has: as its source counted them (`14 al 17` are four, transitory ones none), else those that have a page. */
function articlesOf({ metadata, outline }: LegalDocument): number {
  const counted = Number(metadata.find(({ key }) => key === 'articles')?.value)
  return counted || (outline ?? []).filter(({ kind, slug }) => kind === 'article' && slug !== null).length
}

const wholeOf = ({ body }: LegalDocument): LawSection => ({
  index: 0,
  headings: [],
  articles: [],
  start: 0,
  end: body.length,
})

function contentsOf(outline: Division[], sections: LawSection[]): ContentsLine[] {
  const lines = outline
    .filter(({ kind }) => kind !== 'article')
    .map(({ label, name, level, start }, heading) => {
      const section = sectionAt(sections, start)!
      const isLast = section.headings.at(-1)?.start === start
      return { label, name, level, section: section.index, heading, articles: isLast ? spanOf(section) : null }
    })
  return lines.length > 0
    ? lines
    : sections.map((section) => {
        const articles = spanOf(section)
        return {
          label: articles ? articles.join(' – ') : '',
          name: null,
          level: 0,
          section: section.index,
          heading: null,
          articles,
        }
      })
}

function spanOf({ articles }: LawSection): [string, string] | null {
  const [first, last] = [articles[0], articles.at(-1)]
  return first && last ? [first.label, last.label] : null
}

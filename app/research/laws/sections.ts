import type { Division } from '#sources/contract/contract'

/** A chunk of a law that is read at once: some headings and the articles under them. */
export interface LawSection {
  /** Its place among the sections of the law, from 0. */
  index: number
  /** The headings that stand at its beginning, highest first. */
  headings: Division[]
  articles: Division[]
  /** Offsets in the body. */
  start: number
  end: number
}

/** More articles than these are read in several chunks, under the same heading. */
const MAX_ARTICLES = 40

const isHeading = ({ kind }: Division) => kind !== 'article'

/**
 * Cuts a law into chunks to be read one by one: each begins with the headings before its first article. What stands before the first division (title,
 * decree) is a chunk of its own; of a text without divisions, the whole is one.
 */
export function sectionsOf(outline: Division[], length: number): LawSection[] {
  const sections: LawSection[] = []
  const open = (start: number) => {
    const section: LawSection = { index: sections.length, headings: [], articles: [], start, end: length }
    const last = sections.at(-1)
    if (last) last.end = start
    sections.push(section)
    return section
  }
  let current = outline[0]?.start === 0 ? null : open(0)
  let isPreamble = current !== null
  for (const division of outline) {
    const isFull = current !== null && current.articles.length === MAX_ARTICLES
    const begins = isHeading(division) ? (current?.articles.length ?? 0) > 0 : isFull
    if (!current || isPreamble || begins) current = open(division.start)
    isPreamble = false
    if (isHeading(division)) current.headings.push(division)
    else current.articles.push(division)
  }
  return sections
}

/** Where a division is read. */
export function sectionAt(sections: LawSection[], offset: number): LawSection | undefined {
  return sections.findLast(({ start }) => start <= offset)
}

/** The headings above a division, highest first. */
export function pathTo(outline: Division[], place: number): Division[] {
  const path: Division[] = []
  let level = outline[place]?.level ?? 0
  for (let at = place - 1; at >= 0 && level > 0; at--) {
    const division = outline[at]!
    if (!isHeading(division) || division.level >= level) continue
    path.unshift(division)
    level = division.level
  }
  return path
}

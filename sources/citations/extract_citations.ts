import { findArticles } from '#sources/citations/articles/articles'
import { findCases, findRegistrations } from '#sources/citations/records'
import { findTheses } from '#sources/citations/theses'

export { articleKey, asFormer, lawKey, lawNamed, ofFormer } from '#sources/citations/laws/law_keys'
export { caseKey } from '#sources/citations/records'
export { thesisKey, thesisKeys } from '#sources/citations/theses'

/** A place of a legal text that names another document. */
export interface Citation {
  /** Offsets in the text, in UTF-16 units: `text.slice(start, end)`. */
  start: number
  end: number
  /** `thesis` by its clave, `registration` by its registro digital, `case` by its number, `article` of a law. */
  kind: 'thesis' | 'registration' | 'case' | 'article'
  /** Normalised, comparable with `LegalDocument.citationKeys`; an article of a law that is called abrogated has a key that says so before the plain one. */
  keys: string[]
  /** Of an article: the law's full name and the article's number (`107`, `14-A`, `29 bis`). */
  article?: { law: string; article: string }
}

export interface ExtractOptions {
  /** The name of the law that the text is of: what `de esta Ley` means. */
  own?: string | null | undefined
}

/** Finds the citations of a Spanish legal text, in order and without overlaps. */
export function extractCitations(text: string, { own }: ExtractOptions = {}): Citation[] {
  const found = [...findTheses(text), ...findRegistrations(text), ...findCases(text), ...findArticles(text, own)]
  found.sort((one, other) => one.start - other.start || other.end - one.end)

  let end = 0
  return found.filter((citation) => {
    if (citation.start < end) return false
    end = citation.end
    return true
  })
}

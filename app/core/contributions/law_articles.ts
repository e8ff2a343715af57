/** An article of a law: the law as it is cited ('Ley de Amparo'), and the number of the article. */
export interface AskedArticle {
  law: string
  article: string
}

/** An article that the library has. */
export interface FoundArticle {
  /** Where it is read. */
  href: string
  /** Since when its text reads so (ISO date); null when that is not known. */
  versionOn: string | null
}

type ArticleLookup = (asked: readonly AskedArticle[], today: string) => Promise<(FoundArticle | null)[]>

let lookup: ArticleLookup = async (asked) => asked.map(() => null)

/** Says where articles of laws are found; the library does. */
export function setArticleLookup(find: ArticleLookup): void {
  lookup = find
}

/** The articles that the library has, each in its place; null for what it has not. `today` is an ISO date: of laws with the same name the one in force then. */
export const findArticles: ArticleLookup = (asked, today) => lookup(asked, today)

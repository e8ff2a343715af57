import { findArticles } from '#app/core/contributions/law_articles'
import { todayInMexico } from '#app/core/mexico'
import type { RuleBasis } from '#app/deadlines/domain/rules'
import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import { TEXTS_READ } from '#app/deadlines/shipped/rules/texts_read'

/** An article on which a rule rests, in the library. */
export interface RuleArticle {
  href: string
  /** The day since which it reads otherwise than when the rule was written (ISO date); null when it does not, or that is not known. */
  changedOn: string | null
}

/** The law of a citation such as 'Ley de Amparo, artículo 31, fracción II'. */
const lawIn = (citation: string): string | null => /^(.+?), artículos? /u.exec(citation)?.[1] ?? null

/** The articles of rules that the library has, by the rules' citations. Two queries, however many rules there are. */
export async function ruleArticles(bases: readonly RuleBasis[]): Promise<Record<string, RuleArticle>> {
  const named = bases.flatMap(({ law: key, article, citation }) => {
    const law = lawIn(citation)
    return key && article && law ? [{ key, article, law, citation }] : []
  })
  const cited = [...new Map(named.map((one) => [one.citation, one])).values()]
  const found = await findArticles(cited, todayInMexico())
  return Object.fromEntries(
    cited.flatMap(({ key, citation }, place) => {
      const article = found[place]
      if (!article) return []
      const readAs = TEXTS_READ[key]
      const hasChanged = readAs !== undefined && article.versionOn !== null && article.versionOn > readAs
      return [[citation, { href: article.href, changedOn: hasChanged ? article.versionOn : null }]]
    })
  )
}

/** The same of all rules that can be chosen. */
export const articlesOfAllRules = () => ruleArticles([...NOTIFICATION_RULES, ...TERM_RULES].map(({ basis }) => basis))

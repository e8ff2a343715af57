import type { Numbered } from './article_lists.js'
import { articleKey, FORMER_NAME, formerArticleKey } from '#sources/citations/laws/law_keys'
import { CONSTITUTION } from '#sources/citations/laws/law_names'
import type { Citation } from '#sources/citations/extract_citations'

/** The citation of an article: `23.4` of a treaty is paragraph 4 of article 23; `4.7` of a code is an article. */
export function citation({ start, end, digits, point, suffix }: Numbered, law: string): Citation {
  const number = point && /^(?:C[óo]digo|Ley|Reglamento)/i.test(law) ? `${digits}.${point}` : digits
  // the Constitution has no lettered articles: `123 A` is its section
  const article = law === CONSTITUTION ? number : `${number}${suffix}`
  const name = law.replace(FORMER_NAME, '')
  const keys = [articleKey(name, article)]
  if (name !== law) keys.unshift(formerArticleKey(name, article))
  return { start, end, kind: 'article', keys, article: { law, article } }
}

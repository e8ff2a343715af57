import { KIND } from './law_name_forms.js'
import { lawAt } from './laws.js'

const IN_ITS =
  /(?:,?\s+para\s+quedar\s+como\s+sigue)?\s*\($|\s+[–—-]\s?(?:en\s+(?:sus?|el|los)\s*)?$|(?:\s+que\s+se\s+denominan?\s[^.;]{1,60}?)?,?\s+(?:que\s+(?:comprenden?|abarcan?|contienen?|incluyen?)|comprendiendo|conteniendo)\s+(?:el|los)\s*$|[,;]?\s*(?:(?:establece|dispone|prev[ée]|señala|prescribe|contempla|regula|previene|ordena|indica|define|determina|consagra|reconoce|estatuye)n?\s*,?\s*|(?:y\s+)?(?:específicamente|concretamente|principalmente|especialmente|en especial|en particular|particularmente)\s*,?\s*)?(?:(?:(?:en|con)\s+)?(?:sus?|el|los)\s*)?$/iu
const LAST_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:${KIND}|ley|código|[Cc]arta|Norma|Texto|\p{Lu}{3,9})(?!\p{L})`,
  'gu'
)

/** The law whose name ends a text (`…, y de la Ley de Amparo, en su`), or null. */
export function lawBefore(text: string): string | null {
  const link = IN_ITS.exec(text)?.[0] ?? ''
  if (
    !/[,(–—-]|\bsus?\b|^,?\s+(?:que|comprendiendo|conteniendo)\s|^\s*en\s+(?:el|los)\s|\p{L}\s+en\s+(?:el|los)\s/iu.test(
      link
    )
  )
    return null
  const end = text.length - link.length
  for (const { index } of [...text.slice(0, end).matchAll(LAST_NAME)].reverse()) {
    const named = lawAt(text.slice(0, end), index)
    if (named?.end === end) return named.law
  }
  return null
}

import { amendedLaw, issuedLaw } from './amended.js'
import { match } from './article_forms.js'
import { FORMER_NAME } from '#sources/citations/laws/law_keys'
import { CONSTITUTION } from '#sources/citations/laws/law_names'
import { canMean, DISPUTED, ITS_REGULATION, LAST_NAMED, OWN, POINTER, REGULATING, REGULATORY } from './pointer_forms.js'
import { only, pointedOnce } from './pointers_once.js'
import { isJoining } from '#sources/citations/text/sentences'
import { citedBefore, FARTHEST, lawsBefore, paragraphOf } from '#sources/citations/text'
import type { Text } from '#sources/citations/text'

/**
 * Reads `del mismo ordenamiento`, `de la citada ley`: a law that was named before; and `de esta Ley` where the text is of one. `mismo`, `propio` and `dicho`
 * point at the last one of the paragraph that the word can mean; of the others it must be the only one, or the only one of which articles were cited. Where
 * the paragraph names none, it is the law of which one of these articles was cited before. Null when nothing points, or not for certain.
 */
export function pointedLaw(
  at: number,
  reader: Text,
  articles: string[]
): { law: string; end: number; isOfAll: boolean } | null {
  const { text, own } = reader
  const self = match(OWN, text, at)
  if (self) {
    const law = issuedLaw(self.groups?.own ?? '', at, reader) ?? own ?? amendedLaw(text, reader.mentions)
    const isOwn = law !== null && isOwnNoun(self.groups?.own ?? '', law)
    return isOwn ? { law, end: at + self[0].length, isOfAll: self.groups?.all !== undefined } : null
  }
  const found = match(POINTER, text, at)
  const regulating = found ? null : match(REGULATING, text, at)
  if (regulating && isOfAmparo(at, reader))
    return { law: 'Ley de Amparo', end: at + regulating[0].length, isOfAll: regulating.groups?.all !== undefined }
  const regulatory = found ? null : match(REGULATORY, text, at)
  const named = regulatory && only(lawsBefore(at, reader, at - 4 * FARTHEST).filter((one) => isRegulatory(one)))
  if (regulatory && named)
    return { law: named, end: at + regulatory[0].length, isOfAll: regulatory.groups?.all !== undefined }
  const regulation = found ? null : match(ITS_REGULATION, text, at)
  const law = regulation && lastCited(at, reader)
  if (regulation && law) {
    const of = law.startsWith('Ley') ? 'de la' : 'del'
    return { law: `Reglamento ${of} ${law.replace(FORMER_NAME, '')}`, end: at + regulation[0].length, isOfAll: false }
  }
  if (!found) return pointedOnce(at, text, () => lawsBefore(at, reader, paragraphOf(text, at)))
  const { noun, behind, bare, pointing = '', of = '', behindOf = '', how = '', topic } = found.groups ?? {}
  const meant = antecedent(at, reader, {
    articles,
    canMean: (one) => canMean(noun ?? behind ?? bare ?? '', of || behindOf, one) && hasWord(one, topic),
    isLast: LAST_NAMED.test(pointing),
    isDisputed: DISPUTED.test(how),
    isBare: bare !== undefined,
  })
  return meant === null ? null : { law: meant, end: at + found[0].length, isOfAll: found.groups?.all !== undefined }
}

const isRegulatory = (law: string) => /^Ley (?:de Amparo$|Reglamentaria )/.test(law)

/** Whether an article of the Constitution on the amparo was cited right before. */
function isOfAmparo(at: number, { found }: Text): boolean {
  const last = found.at(-1)
  return at - (last?.end ?? 0) < 100 && last?.article?.law === CONSTITUTION && /^10[37]$/.test(last.article.article)
}

/** The law or code of the citation right before, where only articles and joining words stand in between: `126 de la Ley A y 106`. */
function lastCited(at: number, { text, found }: Text): string | null {
  const last = found.at(-1)
  if (!last?.article || at - last.end > 160 || !/^(?:Ley|Código) /.test(last.article.law)) return null
  const between = text.slice(last.end, at).replace(/(?:art[íi]culos?\s+)?\d{1,4}(?:[oº°]\.?)?(?!\d)/giu, '')
  return isJoining(between) ? last.article.law : null
}

const hasWord = (law: string, word?: string) =>
  !word ||
  law
    .toLowerCase()
    .split(/[\s,]+/)
    .includes(word.toLowerCase())

interface Wanted {
  articles: string[]
  canMean: (law: string) => boolean
  isLast: boolean
  isDisputed: boolean
  /** `de la Convención`: the one that the text cites most. */
  isBare: boolean
}

function antecedent(
  at: number,
  reader: Text,
  { articles, canMean: fits, isLast, isDisputed, isBare }: Wanted
): string | null {
  const inRange = (from: number) => ({
    named: lawsBefore(at, reader, from).flatMap((law) => [law, regulatedBy(law)].find((one) => fits(one)) ?? []),
    cited: citedBefore(at, reader, from).flatMap(({ law }) => (fits(law) ? [law] : [])),
  })
  const near = inRange(paragraphOf(reader.text, at))
  const sameNumber = articles.flatMap((article) => [...(reader.lawsOf.get(article) ?? [])]).filter(fits)
  if (near.named.length && !isDisputed)
    return isLast
      ? near.named.at(-1)!
      : (only(near.named) ?? only(near.cited) ?? only(sameNumber.filter((law) => near.cited.includes(law))))
  if (isBare)
    return mostCited(citedBefore(at, reader, at - 16 * FARTHEST).flatMap(({ law }) => (fits(law) ? [law] : [])))
  if (sameNumber.length || isDisputed) return only(sameNumber)
  const far = inRange(at - FARTHEST)
  return only(far.named) ?? only(far.cited)
}

/** The law that is cited more often than any other, or null. */
function mostCited(laws: string[]): string | null {
  const times = new Map<string, number>()
  for (const law of laws) times.set(law, (times.get(law) ?? 0) + 1)
  const [most, next] = [...times].sort((one, other) => other[1] - one[1])
  return most && most[1] > (next?.[1] ?? 0) ? most[0] : null
}

/** `dicha Ley` after `Reglamento de la Ley …`: the law that the regulation is of. */
const regulatedBy = (law: string) => /^Reglamento de(?:l| la) ((?:Ley|Código) .+)$/.exec(law)?.[1] ?? ''

/** Codes are laws too: `esta ley` in one of them is the code. */
function isOwnNoun(noun: string, own: string): boolean {
  if (/^ley/i.test(noun)) return /^(?:Ley|Código)/i.test(own)
  return canMean(noun, '', own) || /^(?:cuerpo|legislaci|normativ)/i.test(noun)
}

import { match } from './article_forms.js'
import { FORMER_NAME } from '#sources/citations/laws/law_keys'
import { canMean, ORDER, ORGANIC, PRONOUN, REGULATION } from './pointer_forms.js'

/** Words that point for certain only where the paragraph names one law that they can mean. */
export function pointedOnce(
  at: number,
  text: string,
  named: () => string[]
): { law: string; end: number; isOfAll: boolean } | null {
  for (const [form, lawOf] of ONCE) {
    const found = match(form, text, at)
    if (!found) continue
    const groups = found.groups ?? {}
    const law = lawOf(groups, named(), text.slice(Math.max(0, at - 200), at))
    return law === null ? null : { law, end: at + found[0].length, isOfAll: groups.all !== undefined }
  }
  return null
}

type LawOf = (groups: Record<string, string | undefined>, named: string[], before: string) => string | null

const plainly = (law: string) => law.replace(FORMER_NAME, '')
const ONCE: [RegExp, LawOf][] = [
  [
    REGULATION,
    ({ law: noun = '' }, named) => {
      const law = only(named.filter((one) => canMean(noun, '', one)))
      return law === null ? null : `Reglamento ${law.startsWith('Ley') ? 'de la' : 'del'} ${plainly(law)}`
    },
  ],
  [
    ORGANIC,
    ({ body }, named, before) => {
      const law = only(named.map(plainly).filter((one) => one.startsWith('Ley Orgánica ')))
      const of = /^Ley Orgánica del? (?:la )?(\S+ \S+)/.exec(law ?? '')?.[1]
      const isTold = body ? of?.toLowerCase().startsWith(body.toLowerCase()) : of && before.includes(of)
      return isTold ? law : null
    },
  ],
  [
    PRONOUN,
    ({ feminine }, named) =>
      only(named.filter((one) => /^(?:Ley|Constitución|Conven)/.test(one) === Boolean(feminine))),
  ],
  [
    ORDER,
    ({ field }, named) =>
      only(
        named.map(plainly).filter((one) => canMean('ordenamiento', field ?? '', one) && !one.startsWith('Constitución'))
      ),
  ],
]

/** The one law that all of them are, or null. */
export function only(laws: string[]): string | null {
  return new Set(laws).size === 1 ? laws[0]! : null
}

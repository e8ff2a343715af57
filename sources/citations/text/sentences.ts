import * as form from '#sources/citations/articles/article_forms'
import { after } from '#sources/citations/articles/article_forms'
import { lawAt } from '#sources/citations/laws/laws'

/** `Se reforman los artículos 5; la denominación de …, y 8, y se deroga el`: a decree changes one law in a sentence that names none before its end. */
export const isOneSentenceOfOneLaw = (text: string, from: number, to: number) =>
  form.AMENDS.test(text.slice(Math.max(0, from - 200), from)) && !form.OTHER_OWNER.test(text.slice(from, to))

/** Whether only joining words stand between two groups of articles. */
export const isJoining = (between: string | null) =>
  between !== null && between.length <= 300 && form.JOINING.test(between)

/** Whether the sentence ends in between. */
export const hasEnded = (between: string) =>
  between.length > 600 ||
  /\n\s*\n|(?<!(?<!\p{L})(?:fracs?|arts?|n[úu]ms?|p[áa]rrs?|incs?)\s?)(?<=\p{Ll})[.]\s+(?!Se\s+(?:reforma|adiciona|deroga|modifica))\p{Lu}/u.test(
    between
  )

/** `se adiciona al artículo 3, la fracción IX de la Ley A`: the law that a decree changes by a sentence, right behind articles and words that name none. */
export function lawChanged(text: string, from: number, end: number): string | null {
  if (!form.AMENDS.test(text.slice(Math.max(0, from - 200), from))) return null
  const ahead = /^[^.:\d]{1,220}?(?<!\p{L})(?:del?|al?)\s+(?:la\s+)?(?=(?:Ley|C[óo]digo|Reglamento)\s)/u.exec(
    text.slice(end, end + 240)
  )?.[0]
  const ofAll =
    /^(?:[^.]|[.](?=\s+Se\s+(?:reforma|adiciona|deroga|modifica)))(?:[^.]|[.](?=\s+Se\s+(?:reforma|adiciona|deroga|modifica))){1,300}?,\s*tod[oa]s\s+(?:ell[oa]s\s+)?del?\s+(?:la\s+)?(?=(?:Ley|C[óo]digo|Reglamento)\s)/u.exec(
      text.slice(end, end + 360)
    )?.[0]
  if (ofAll && !/(?<!\p{L})art[íi]culos?\s+\d/iu.test(ofAll)) return lawAt(text, end + ofAll.length)?.law ?? null
  if (!ahead || /(?<!\p{L})art[íi]culos?(?!\p{L}|\s+\p{L}+\s+transitori)/iu.test(ahead) || form.OTHER_OWNER.test(ahead))
    return null
  return lawAt(text, end + ahead.length)?.law ?? null
}

/** `artículos 5 y 8 de la Ley A y de la Ley B, respectivamente`: the law of the second. */
export function otherLaw(text: string, at: number): string | null {
  const begin = after(form.RESPECTIVELY, text, at)
  const law = begin > at ? lawAt(text, begin) : null
  return law && /^,?\s+respectivamente/i.test(text.slice(law.end, law.end + 20)) ? law.law : null
}

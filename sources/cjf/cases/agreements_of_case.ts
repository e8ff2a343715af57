import type { Division } from '#sources/contract/contract'
import { isoDate } from '#sources/contract/sanity'
import { monthNumber } from '#sources/text/spanish'
import type { Agreement } from '#sources/cjf/records'

/** An acuerdo as the document of a case tells it. Dates are ISO. */
export type CaseAgreement = Pick<Agreement, 'decidedOn' | 'publishedOn' | 'notebook'> & { text: string }

const LONG_DATE = String.raw`(\d{1,2}) de (\p{L}+) de (\d{4})`
const NAME = new RegExp(
  `^Acuerdo [^:]*: (?:${LONG_DATE}, )?(?:cuaderno (?<notebook>[^,]+), )?(?:publicado el ${LONG_DATE}|sin publicar)$`,
  'u'
)

/** The acuerdos that `mapCase` wrote into a document, in its order. What is headed otherwise is none. */
export function agreementsOfCase({ body, outline }: { body: string; outline?: Division[] | null }): CaseAgreement[] {
  const divisions = outline ?? []
  return divisions.flatMap(({ level, label, start }, place) => {
    const match = level === 1 ? NAME.exec(label) : null
    if (!match) return []
    const [, day, month, year, , publishedDay, publishedMonth, publishedYear] = match
    const notebook = match.groups!.notebook ?? ''
    const text = body.slice(start + label.length, divisions[place + 1]?.start ?? body.length).trim()
    if (text === '') return []
    return [
      {
        decidedOn: dateOf(day, month, year),
        publishedOn: dateOf(publishedDay, publishedMonth, publishedYear),
        notebook: notebook.charAt(0).toUpperCase() + notebook.slice(1),
        text,
      },
    ]
  })
}

function dateOf(day?: string, month?: string, year?: string): string | null {
  return day && month && year ? isoDate(Number(year), monthNumber(month) ?? 0, Number(day)) : null
}

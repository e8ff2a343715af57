import { numberLine } from './csv_lines.js'
import type { FeePart } from './profitability.js'

/** Words by their id. */
export type Words = (key: string, values?: Record<string, string | number>) => string

const FEE_NUMBERS = ['total', 'received', 'writtenOff', 'expenses'] as const
const FEE_NAMES = {
  ...{ total: 'money.fees', received: 'money.fees_received', writtenOff: 'money.fees_written_off' },
  expenses: 'money.expenses',
} as const

/** Fees of the parts of a firm, with what was spent, recorded and got for each hour, one a line. */
export function feeLines(
  parts: FeePart[],
  currency: string,
  t: Words,
  nameOf: (key: string | null, label: string | null) => string
) {
  return parts.flatMap((part) => [
    ...FEE_NUMBERS.map((name) =>
      numberLine({
        ...{ figure: t(`insights.figure.${FEE_NAMES[name]}`), part: nameOf(part.key, part.label), currency },
        ...{ unit: 'money' as const, value: part[name], n: name === 'expenses' ? null : part.n },
      })
    ),
    numberLine({
      ...{ figure: t('insights.figure.time.recorded'), part: nameOf(part.key, part.label), currency },
      value: part.minutes,
    }),
    ...perHourLines(part, { part: nameOf(part.key, part.label), currency }, t),
  ])
}

const MINUTES = 60

/** Fees of an hour; none where nobody wrote time down. */
const perHourLines = ({ total, minutes }: FeePart, told: { part: string; currency: string }, t: Words): string[] =>
  minutes === 0
    ? []
    : [
        numberLine({
          ...told,
          figure: t('insights.csv.per_hour'),
          unit: 'money',
          value: Math.round((total * MINUTES) / minutes),
        }),
      ]

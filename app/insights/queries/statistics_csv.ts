import { translate, type Voice } from '#app/core/messages/catalogue'
import { csvLine } from '#app/core/text/csv'
import { DEADLINE_ENDINGS } from '#app/docket/domain/endings'
import type { Figure } from '#app/insights/domain/figures'
import { CSV_COLUMNS, figureLine, numberLine } from './csv_lines.js'
import { feeLines, type Words } from './fee_lines.js'
import type { DeadlinesOfPerson } from './work_statistics.js'
import type { matterStatistics, moneyStatistics, workStatistics } from './statistics_page.js'

/** Spreadsheet programs read the letters right with it. */
const BYTE_ORDER_MARK = '\uFEFF'

export interface StatisticsPage {
  matters: Awaited<ReturnType<typeof matterStatistics>>
  money: Awaited<ReturnType<typeof moneyStatistics>>[]
  work: Awaited<ReturnType<typeof workStatistics>>
}

/** All numbers of the page, one a line. */
export function statisticsAsCsv({ matters, money, work }: StatisticsPage, voice: Voice): string {
  const t: Words = (key, values = {}) => translate(voice, key, values)
  return [
    BYTE_ORDER_MARK,
    csvLine(CSV_COLUMNS.map((name) => t(`insights.csv.${name}`))),
    ...matterLines(matters, t),
    ...money.flatMap((own) => moneyLines(own, t)),
    ...workLines(work, t),
  ].join('')
}

const figureLines = (figures: Figure[], t: Words, currency = '') =>
  figures.map((figure) => figureLine(t(`insights.figure.${figure.key}`), figure, currency))

type Part = { key: string | null; label?: string | null; count: number }

function matterLines({ figures, byStatus, byMateria, byPerson, stalled }: StatisticsPage['matters'], t: Words) {
  const parts = (figure: string, rows: Part[], nameOf: (row: Part) => string) =>
    rows.map((row) => numberLine({ figure, part: nameOf(row), value: row.count }))
  const person = ({ label }: Part) => label ?? t('insights.nobody')
  return [
    ...figureLines(figures, t),
    ...parts(t('insights.by_status'), byStatus, ({ key }) => t(`matters.status.${key}`)),
    ...parts(t('insights.by_materia'), byMateria, ({ key }) => t(`matters.materia.${key}`)),
    ...parts(t('insights.by_person'), byPerson, person),
    ...parts(t('insights.figure.matters.stalled'), stalled.byPerson, person),
  ]
}

function moneyLines(own: StatisticsPage['money'][number], t: Words) {
  const { currency, figures, ageing, months, forecast, realisation, fees } = own
  const amount = { currency, unit: 'money' } as const
  const monthly = months.rows.flatMap((row) =>
    (['billed', 'collected'] as const).map((name) =>
      numberLine({ ...amount, figure: t(`insights.figure.money.${name}`), part: row.month, value: row[name] })
    )
  )
  const expected = (forecast ?? []).map(({ days, expected: value, ...interval }) =>
    numberLine({ ...amount, figure: t('insights.forecast'), part: t('insights.within', { days }), value, interval })
  )
  const { n, unrated, worth, charged } = realisation
  return [
    ...figureLines(figures, t, currency),
    numberLine({ ...amount, figure: t('insights.realisation.worth'), value: worth, n }),
    numberLine({ ...amount, figure: t('insights.realisation.charged'), value: charged, n }),
    numberLine({ figure: t('insights.figure.money.unrated'), currency, value: unrated }),
    ...ageing.map(({ bucket, total: value, n: of }) =>
      numberLine({ ...amount, figure: t('insights.ageing'), part: t(`insights.bucket.${bucket}`), value, n: of })
    ),
    ...monthly,
    ...expected,
    ...feeLines(fees.byMateria, currency, t, (key) =>
      t(key === null ? 'insights.no_matter' : `matters.materia.${key}`)
    ),
    ...feeLines(fees.byModel, currency, t, (key) => t(`insights.model.${key}`)),
    ...feeLines(fees.byClient, currency, t, (_, label) => label ?? ''),
  ]
}

function workLines({ deadlines, conflicts, load }: StatisticsPage['work'], t: Words) {
  const ended = Object.entries(deadlines.total).map(([name, { count: value }]) =>
    numberLine({ figure: t('insights.deadlines'), part: t(`insights.deadlines.${name}`), value })
  )
  const person = (name: string | null) => name ?? t('insights.nobody')
  return [
    ...figureLines([...deadlines.figures, ...conflicts], t),
    ...ended,
    ...deadlines.byPerson.flatMap((own) => outcomeLines(own, person(own.label), t)),
    ...load.map(({ name, matters: value }) =>
      numberLine({ figure: t('insights.load.matters'), part: person(name), value })
    ),
    ...load.flatMap(({ name, weeks }) =>
      weeks.flatMap(({ week, ...counts }) =>
        (['activities', 'deadlines'] as const).map((of) => {
          const part = `${person(name)} · ${t(`insights.week.${week}`)}`
          return numberLine({ figure: t(`insights.load.${of}`), part, value: counts[of].count })
        })
      )
    ),
  ]
}

/** How the deadlines of a person ended; without values where it is not told. */
const outcomeLines = ({ n, share, figures }: DeadlinesOfPerson, name: string, t: Words): string[] => [
  numberLine({ figure: t('insights.figure.deadlines.kept_rate'), part: name, unit: 'share', value: share, n }),
  ...DEADLINE_ENDINGS.map((ending) =>
    numberLine({
      figure: t('insights.deadlines'),
      part: `${name} · ${t(`insights.deadlines.${ending}`)}`,
      value: figures && figures[ending]!.count,
      n,
    })
  ),
]

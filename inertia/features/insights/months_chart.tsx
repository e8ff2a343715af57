import { Money } from '~/components/display/money'
import { Details } from '~/components/layout/details'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { BarFigure, SeriesKey } from './bar_figure'
import { NumberLink } from './number_link'
import type { Currency, MoneyFigures, MonthRow } from './types'
import { useShortAmount } from './use_short_amount'

const SERIES = ['billed', 'collected'] as const

/** What was charged and received by month, as bars drawn on the server and as a table. */
export function MonthsChart({ months, currency }: { months: MoneyFigures['months']; currency: Currency }) {
  const t = useMessages()
  const { locale } = useLocale()
  const short = useShortAmount()
  const { chart, narrowChart, rows } = months
  const monthName = (month: string) =>
    new Intl.DateTimeFormat(tagOf(locale), { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`)
    )
  const sum = (name: (typeof SERIES)[number]) => rows.reduce((total, row) => total + row[name], 0)
  const drawn = {
    label: t('insights.months_chart', { months: rows.length }),
    nameOf: monthName,
    tickOf: short,
  }
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {SERIES.map((name, at) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <SeriesKey series={at} />
            {t(`insights.figure.money.${name}`)}: <Money amount={sum(name)} currency={currency} />
          </span>
        ))}
      </figcaption>
      <BarFigure {...drawn} chart={chart} className="block max-md:hidden" />
      <BarFigure {...drawn} chart={narrowChart} className="md:hidden" />
      <Details summary={t('insights.as_table')} className="print:[&::details-content]:[content-visibility:visible]">
        <RowsTable
          caption={t('insights.months')}
          rows={rows.map((row) => ({ ...row, id: row.month }))}
          nameOf={({ month }) => monthName(month)}
          columns={[
            { name: t('insights.month'), phone: 'title', cell: ({ month }) => monthName(month) },
            ...SERIES.map((name) => ({
              name: t(`insights.figure.money.${name}`),
              align: 'end' as const,
              phone: 'meta' as const,
              cell: (row: MonthRow) => (
                <NumberLink href={row.hrefs[name]} of={row[name]}>
                  <Money amount={row[name]} currency={currency} />
                </NumberLink>
              ),
            })),
          ]}
        />
      </Details>
      <p className="text-xs text-fg-subtle">{t('insights.definition.months')}</p>
    </figure>
  )
}

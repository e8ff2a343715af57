import { Link } from '@inertiajs/react'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { formatMoney } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { BarFigure } from './bar_figure'
import { ChartPanel } from './chart_panel'
import { FeesPanel } from './fees_panel'
import { FigureCards } from './figure_card'
import { ForecastPanel } from './forecast_panel'
import { MonthsChart } from './months_chart'
import { NumberLink } from './number_link'
import type { MoneyFigures } from './types'
import { useShortAmount } from './use_short_amount'

/** The money of a firm in one currency. Currencies are never added up. */
export function MoneySection({ money }: { money: MoneyFigures }) {
  const t = useMessages()
  const { currency, figures, months, fees, realisation } = money
  return (
    <section aria-label={t('insights.money', { currency })} className="grid gap-4">
      <h2 className="text-lg font-semibold">{t('insights.money', { currency })}</h2>
      <FigureCards
        figures={figures}
        currency={currency}
        more={{ 'money.realisation': <RealisationLine realisation={realisation} /> }}
      />
      <Panel title={t('insights.months')} level={3}>
        <MonthsChart months={months} currency={currency} />
      </Panel>
      <FeesPanel fees={fees} currency={currency} />
      <AgeingPanel money={money} />
      <ForecastPanel money={money} />
    </section>
  )
}

/** Of what realisation is a share, and what does not count in it. */
function RealisationLine({
  realisation: { n, worth, charged, unrated, unratedHref },
}: Pick<MoneyFigures, 'realisation'>) {
  const t = useMessages()
  const { locale } = useLocale()
  const amounts = { charged: formatMoney(charged, locale), worth: formatMoney(worth, locale) }
  return (
    <p className="text-sm text-fg-muted">
      {n > 0 ? t('insights.realisation.of', amounts) : t('insights.realisation.none')}
      {unrated > 0 && (
        <>
          {' '}
          <Link href={unratedHref} className="rounded-xs underline underline-offset-3">
            {t('insights.realisation.unrated', { count: unrated })}
          </Link>
        </>
      )}
    </p>
  )
}

function AgeingPanel({ money: { currency, ageing, ageingChart } }: { money: MoneyFigures }) {
  const t = useMessages()
  const short = useShortAmount()
  return (
    <ChartPanel
      title={t('insights.ageing')}
      definition={t('insights.definition.ageing')}
      chart={
        <BarFigure
          chart={ageingChart}
          label={t('insights.ageing_chart')}
          nameOf={(bucket) => t(`insights.bucket_short.${bucket}` as MessageId)}
          tickOf={short}
        />
      }
      table={
        <RowsTable
          caption={t('insights.ageing')}
          rows={ageing.map((row) => ({ ...row, id: row.bucket }))}
          columns={[
            {
              ...{ name: t('insights.age'), phone: 'title' },
              cell: ({ bucket }) => t(`insights.bucket.${bucket}` as MessageId),
            },
            {
              ...{ name: t('insights.charges'), align: 'end', phone: 'meta' },
              cell: ({ n, href }) => (
                <NumberLink href={href} of={n}>
                  {n}
                </NumberLink>
              ),
            },
            {
              ...{ name: t('insights.balance'), align: 'end', phone: 'meta' },
              cell: ({ total, href }) => (
                <NumberLink href={href} of={total}>
                  <Money amount={total} currency={currency} />
                </NumberLink>
              ),
            },
          ]}
        />
      }
    />
  )
}

import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import { NumberLink } from './number_link'
import type { MoneyFigures } from './types'

/** What is expected of what is owed today, with its interval. */
export function ForecastPanel({ money: { currency, forecast, history, owedHref } }: { money: MoneyFigures }) {
  const t = useMessages()
  return (
    <Panel title={t('insights.forecast')} level={3}>
      {forecast === null ? (
        <p className="text-sm text-fg-muted">{t('insights.forecast_short', { n: history })}</p>
      ) : (
        <dl className="grid grid-cols-3 gap-4 text-sm max-md:grid-cols-1">
          {forecast.map(({ days, expected, low, high }) => (
            <div key={days} className="grid content-start gap-0.5">
              <dt className="text-fg-muted">{t('insights.within', { days })}</dt>
              <dd>
                <span className="text-lg font-semibold">
                  <NumberLink href={owedHref}>
                    <Money amount={expected} currency={currency} />
                  </NumberLink>
                </span>
                <span className="block text-xs text-fg-muted">
                  {t('insights.interval')} <Money amount={low} currency={currency} /> –{' '}
                  <Money amount={high} currency={currency} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 text-xs text-fg-subtle">{t('insights.definition.forecast', { n: history })}</p>
    </Panel>
  )
}

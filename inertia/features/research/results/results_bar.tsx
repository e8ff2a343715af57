import { router } from '@inertiajs/react'
import { Button } from '~/components/actions/button'
import { Chip } from '~/components/display/chip'
import { AlertButton } from '~/features/collections/alert_button'
import { searchAddress, withFilter } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import { OrderMenu } from '~/features/research/results/order_menu'
import type { Found, SourceFilter } from '~/features/research/types'
import { valuesInWords } from '~/features/research/words'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

interface ResultsBarProps {
  asked: SearchQuery
  filters: SourceFilter[]
  found: Pick<Found, 'total' | 'order'>
  /** The reader told before which court they litigate. */
  hasCourt: boolean
}

/** How many results, the filters in force and the order. */
export function ResultsBar({ asked, filters, found, hasCourt }: ResultsBarProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { total, order } = found
  const isAnything = asked.text !== '' || Object.keys(asked.filters).length > 0

  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 py-2">
      <h2 className="mr-1 whitespace-nowrap tabular-nums" aria-live="polite">
        {t('research.results', { count: total, figure: total.toLocaleString(tagOf(locale)) })}
      </h2>
      <FilterChips asked={asked} filters={filters} />
      {isAnything && (
        <Button variant="ghost" size="sm" onClick={() => clearSearch(asked.source)}>
          {t('common.clear')}
        </Button>
      )}
      <span className="ml-auto inline-flex items-center gap-1.5">
        {isAnything && <AlertButton asked={asked} label={asked.text || t('research.title')} />}
        <OrderMenu asked={asked} order={order} hasCourt={hasCourt} />
      </span>
    </div>
  )
}

/** The filters in force, each with a link to the same search without it. */
export function FilterChips({ asked, filters }: Pick<ResultsBarProps, 'asked' | 'filters'>) {
  const t = useMessages()
  const { locale } = useLocale()
  const inForce = filters.filter(({ name }) => asked.filters[name])

  return inForce.map((filter) => (
    <Chip
      key={filter.name}
      label={filter.label[locale]}
      value={valuesInWords(t, locale, filter, asked.filters[filter.name]!)}
      removeHref={searchAddress(withFilter(asked, filter.name, []))}
    />
  ))
}

function clearSearch(source: string) {
  router.delete(route('research.stored_searches.destroy', { source }), { headers: { blockType: 'button' } })
}

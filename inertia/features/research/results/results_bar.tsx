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
  query: SearchQuery
  filters: SourceFilter[]
  found: Pick<Found, 'total' | 'order'>
  /** The reader told before which court they litigate. */
  hasCourt: boolean
}

/** How many results, the filters in force and the order. */
export function ResultsBar({ query, filters, found, hasCourt }: ResultsBarProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { total, order } = found
  const isAnything = query.text !== '' || Object.keys(query.filters).length > 0

  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 py-2">
      <h2 className="mr-1 whitespace-nowrap tabular-nums" aria-live="polite">
        {t('research.results', { count: total, figure: total.toLocaleString(tagOf(locale)) })}
      </h2>
      <FilterChips query={query} filters={filters} />
      {isAnything && (
        <Button variant="ghost" size="sm" onClick={() => clearSearch(query.source)}>
          {t('common.clear')}
        </Button>
      )}
      <span className="ml-auto inline-flex items-center gap-1.5">
        {isAnything && <AlertButton query={query} label={query.text || t('research.title')} />}
        <OrderMenu query={query} order={order} hasCourt={hasCourt} />
      </span>
    </div>
  )
}

/** The filters in force, each with a link to the same search without it. */
export function FilterChips({ query, filters }: Pick<ResultsBarProps, 'query' | 'filters'>) {
  const t = useMessages()
  const { locale } = useLocale()
  const inForce = filters.filter(({ name }) => query.filters[name])

  return inForce.map((filter) => (
    <Chip
      key={filter.name}
      label={filter.label[locale]}
      value={valuesInWords(t, locale, filter, query.filters[filter.name]!)}
      removeHref={searchAddress(withFilter(query, filter.name, []))}
    />
  ))
}

function clearSearch(source: string) {
  router.delete(route('research.stored_searches.destroy', { source }), { headers: { blockType: 'button' } })
}

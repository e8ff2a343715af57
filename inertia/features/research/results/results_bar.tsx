import { router } from '@inertiajs/react'
import { ArrowDownWideNarrow } from 'lucide-react'
import { Button } from '~/components/button'
import { Chip } from '~/components/chip'
import { Icon } from '~/components/icon'
import { searchAddress, withFilter } from '~/features/research/address'
import type { Asked } from '~/features/research/address'
import type { SourceFilter } from '~/features/research/types'
import { valuesInWords } from '~/features/research/words'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface ResultsBarProps {
  asked: Asked
  filters: SourceFilter[]
  total: number
}

/** How many results, the filters in force and the order. */
export function ResultsBar({ asked, filters, total }: ResultsBarProps) {
  const t = useMessages()
  const { locale } = useLocale()
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
      <span className="ml-auto inline-flex items-center gap-1.5 text-sm text-fg-subtle max-md:hidden">
        <Icon of={ArrowDownWideNarrow} />
        {asked.text ? t('research.by_relevance') : t('research.by_date')}
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
      value={valuesInWords(t, filter, asked.filters[filter.name]!)}
      removeHref={searchAddress(withFilter(asked, filter.name, []))}
    />
  ))
}

function clearSearch(source: string) {
  router.delete(`/search/stored-searches/${source}`, { headers: { blockType: 'button' } })
}

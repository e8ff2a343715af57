import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { searchAddress } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import { Result } from '~/features/research/results/result'
import type { Found, Hit, Marks } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface NearResultsProps {
  near: NonNullable<Found['near']>
  query: SearchQuery
  marks: Marks
  /** Absent for who may not pin. */
  onPin?: (hit: Hit) => void
}

/** After few results: those that have some of the words. */
export function NearResults({ near, query, marks, onPin }: NearResultsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const question = { ...query, text: near.text, order: 'relevance' as const, page: 1 }
  const figure = near.total.toLocaleString(tagOf(locale))

  return (
    <section aria-labelledby="near-results" className="pt-4">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3">
        <h2 id="near-results" className="text-base">
          {t('research.near.title')}
        </h2>
        <ButtonLink href={searchAddress(question)} variant="ghost" size="sm" iconEnd={ArrowRight} className="ml-auto">
          {t('research.near.all', { count: near.total, figure })}
        </ButtonLink>
      </div>
      {near.hits.map((hit) => (
        <Result
          key={hit.document.id}
          hit={hit}
          query={question}
          marks={marks}
          onPin={onPin ? () => onPin(hit) : undefined}
        />
      ))}
    </section>
  )
}

import { CONSTANTS } from '@generated/constants'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { searchAddress } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import { Relaxations } from '~/features/research/results/relaxations'
import { FilterChips } from '~/features/research/results/results_bar'
import type { Found, SourceFilter } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface NoResultsProps {
  found: Found
  query: SearchQuery
  filters: SourceFilter[]
}

/** Says why the list is empty, with a way out of each reason. */
export function NoResults({ found, query, filters }: NoResultsProps) {
  if (found.total > 0) return <BeyondTheLast found={found} query={query} />
  const isFiltered = Object.keys(query.filters).length > 0
  if (!isFiltered && query.text === '') return <EmptyLibrary />
  return <NothingFound {...{ found, query, filters, isFiltered }} />
}

function NothingFound({ found, query, filters, isFiltered }: NoResultsProps & { isFiltered: boolean }) {
  const t = useMessages()
  // What follows below has some of the words already.
  const relaxations = found.relaxations.filter(({ dropped }) => dropped !== 'all_but_one' || !found.near)
  const reason =
    relaxations.length > 0 ? 'research.none.relax' : isFiltered ? 'research.none.neither' : 'research.none.words'

  return (
    <EmptyState
      icon={SearchX}
      title={query.text ? t('research.none.title', { text: shortened(query.text) }) : t('research.none.filters_title')}
      actions={relaxations.length > 0 && <Relaxations query={query} relaxations={relaxations} />}
      text={
        <>
          <p>{t(query.text ? reason : 'research.none.filters')}</p>
          {isFiltered && relaxations.length === 0 && (
            <div className="mt-3 flex flex-wrap justify-center gap-2">
              <FilterChips query={query} filters={filters} />
            </div>
          )}
        </>
      }
    />
  )
}

function BeyondTheLast({ found, query }: Pick<NoResultsProps, 'found' | 'query'>) {
  const t = useMessages()
  const { locale } = useLocale()
  const last = Math.ceil(found.total / CONSTANTS.search.pageSize)
  return (
    <EmptyState
      icon={SearchX}
      title={t('research.none.page_title', { page: query.page.toLocaleString(tagOf(locale)) })}
      text={t('research.none.page', { count: last, figure: last.toLocaleString(tagOf(locale)) })}
      actions={
        <>
          <ButtonLink href={searchAddress({ ...query, page: 1 })}>{t('research.none.first_page')}</ButtonLink>
          <ButtonLink href={searchAddress({ ...query, page: last })}>
            {t('research.none.last_page', { page: last.toLocaleString(tagOf(locale)) })}
          </ButtonLink>
        </>
      }
    />
  )
}

function EmptyLibrary() {
  const t = useMessages()
  return <EmptyState icon={SearchX} title={t('research.none.library_title')} text={t('research.none.library')} />
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text
}

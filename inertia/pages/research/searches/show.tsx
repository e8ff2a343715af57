import { Head } from '@inertiajs/react'
import type { SearchQuery } from '~/features/research/address'
import { CourtPanel } from '~/features/research/court/court_panel'
import { FilterPanel } from '~/features/research/filters/filter_panel'
import { FilterFrame } from '~/features/research/filters/filter_frame'
import { RecentMenu } from '~/features/research/recent_menu'
import { NoResults } from '~/features/research/results/no_results'
import { ResultSkeleton } from '~/features/research/results/result_skeleton'
import { ResultsBar } from '~/features/research/results/results_bar'
import { ResultsList } from '~/features/research/results/results_list'
import { Understood } from '~/features/research/results/understood'
import { useLate } from '~/hooks/use_late'
import { SearchForm } from '~/features/research/search_form'
import { SourceTabs } from '~/features/research/source_tabs'
import type { Court, Found, Marks, RecentSearch, SearchMatter, Source, SourceTab } from '~/features/research/types'
import { useSearch } from '~/features/research/use_search'
import { useLoading } from '~/hooks/use_loading'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface SearchProps {
  sources: SourceTab[]
  source: Source
  /** How many results the words have in each source. */
  totals: Record<string, number>
  query: SearchQuery
  isCut: boolean
  court: Court | null
  matter: SearchMatter | null
  found: Found
  marks: Marks
  recent: RecentSearch[]
}

const skeletons = [1, 2, 3, 4]

export default function Search(props: SearchProps) {
  const { sources, source, totals, query: answered, isCut, court, matter, found, marks, recent } = props
  const t = useMessages()
  const { query, search } = useSearch(answered)
  const isSearching = useLoading('global', route('research.searches.show', { source: source.slug }))
  const isSlow = useLate(isSearching, 400)
  const { hasForce } = source
  const panel = (
    <>
      {hasForce && <CourtPanel court={court} matter={matter} query={query} />}
      <FilterPanel filters={source.filters} query={query} facets={found.facets} onSearch={search} />
    </>
  )

  return (
    <>
      <Head title={answered.text ? t('research.title_of', { text: answered.text }) : t('research.title')} />
      <div className="px-6 pt-3.5 max-md:px-4 max-md:pt-3">
        <div className="mb-2.5 flex min-h-8 items-center gap-3">
          <h1 className="min-w-0 flex-1 text-xl tracking-(--tracking-tight)">{t('research.title')}</h1>
          <RecentMenu recent={recent} />
        </div>
        <SearchForm
          source={source.slug}
          text={answered.text}
          onSearch={(text) => search({ ...query, text, page: 1 }, { preserveScroll: false })}
        />
      </div>
      <SourceTabs sources={sources} query={answered} totals={totals} total={found.total} />
      <FilterFrame
        inForce={Object.keys(query.filters).length}
        total={found.total}
        className="min-h-[calc(100dvh-var(--topbar)-8.8125rem)]"
        panel={panel}
      >
        <section
          aria-label={t('research.results_label')}
          aria-busy={isSearching}
          className="min-w-0 px-6 pb-18 max-md:px-4 max-md:pb-4"
        >
          <ResultsBar query={query} filters={source.filters} found={found} hasCourt={hasForce && court !== null} />
          <Understood found={found} query={answered} filters={source.filters} isCut={isCut} />
          {isSlow && skeletons.map((key) => <ResultSkeleton key={key} />)}
          {!isSlow && found.hits.length === 0 && <NoResults found={found} query={answered} filters={source.filters} />}
          {!isSlow && (found.hits.length > 0 || found.near) && (
            <ResultsList {...{ found, query: answered, court, marks }} />
          )}
        </section>
      </FilterFrame>
    </>
  )
}

import { Head } from '@inertiajs/react'
import { Landmark } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { courtFilterCount, COURTS, courtsAddress } from '~/features/judiciary/address'
import { CourtFilterPanel, type CourtFacets } from '~/features/judiciary/court_filters'
import { CourtsTable } from '~/features/judiciary/courts_table'
import { SearchBox } from '~/features/lists/search_box'
import type { CourtFilters, CourtRow, Paging } from '~/features/judiciary/types'
import { FilterFrame } from '~/features/research/filters/filter_frame'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'

type CourtsProps = {
  courts: CourtRow[]
  facets: CourtFacets
  filters: CourtFilters
  paging: Paging
}

export default function Courts({ courts, facets, filters, paging }: CourtsProps) {
  const t = useMessages()
  const panel = <CourtFilterPanel filters={filters} facets={facets} />
  const withText = (q: string) => courtsAddress({ ...filters, q, page: 1 })
  return (
    <>
      <Head title={t('judiciary.courts.title')} />
      <PageHead title={t('judiciary.courts.title')} meta={t('judiciary.courts.lead')} />
      <div className="flex flex-wrap items-center gap-3 px-6 pb-3 max-md:px-4">
        <SearchBox value={filters.q} label={t('judiciary.courts.search')} href={withText} className="w-80" />
        <span className="text-sm text-fg-subtle tabular-nums" aria-live="polite">
          {t('judiciary.courts.count', { count: paging.total })}
        </span>
      </div>
      <FilterFrame
        inForce={courtFilterCount(filters)}
        total={paging.total}
        className="border-t border-line"
        panel={panel}
      >
        <div className="min-w-0">
          {courts.length > 0 ? (
            <>
              <CourtsTable courts={courts} />
              <Pager {...paging} href={(page) => courtsAddress({ ...filters, page })} />
            </>
          ) : (
            <NoCourts filters={filters} />
          )}
        </div>
      </FilterFrame>
    </>
  )
}

function NoCourts({ filters }: { filters: CourtFilters }) {
  const t = useMessages()
  const isNarrowed = filters.q !== '' || courtFilterCount(filters) > 0
  if (!isNarrowed)
    return <EmptyState icon={Landmark} title={t('judiciary.courts.none')} text={t('judiciary.courts.none_text')} />
  return (
    <NothingFound
      title={t('judiciary.courts.empty')}
      text={t('judiciary.courts.empty_text')}
      clear={{ label: t('judiciary.clear'), href: COURTS }}
    />
  )
}

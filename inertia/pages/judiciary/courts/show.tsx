import { Head } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Segmented } from '~/components/actions/segmented'
import { courtAddress, COURTS } from '~/features/judiciary/address'
import { CourtFacts } from '~/features/judiciary/court_facts'
import { CourtFigures } from '~/features/judiciary/court_figures'
import { CourtRulings } from '~/features/judiciary/court_rulings'
import { TenureList } from '~/features/judiciary/tenure_list'
import type { Bench, CourtRow, CourtView, Figures, Paging, RulingLine, Tenure } from '~/features/judiciary/types'
import { useMessages } from '~/hooks/use_messages'

type CourtProps = {
  court: CourtRow
  names: string[]
  tenures: Tenure[]
  tenure: Tenure | null
  totals: Record<Bench, number> & { undated: number }
  figures: Figures
  rulings: RulingLine[]
  paging: Paging
  view: CourtView
  inSearch: string
}

const BENCHES: Bench[] = ['before', 'since']

export default function Court(props: CourtProps) {
  const t = useMessages()
  const { court, names, tenures, tenure, totals, figures, rulings, paging, view, inSearch } = props
  const benches = BENCHES.map((bench) => ({
    value: bench,
    label: `${t(`judiciary.bench.${bench}`)} (${totals[bench]})`,
    href: courtAddress(court.id, { bench }),
    current: view.bench === bench,
  }))
  return (
    <>
      <Head title={court.name} />
      <PageHead
        title={court.name}
        crumbs={[{ label: t('judiciary.courts.title'), href: COURTS }, { label: t(`judiciary.kind.${court.kind}`) }]}
        badges={court.validTo && <Badge tone="void">{t('judiciary.courts.closed')}</Badge>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-16 desk:grid-cols-[minmax(0,1fr)_22rem] max-md:px-4">
        <div className="grid min-w-0 content-start gap-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Segmented label={t('judiciary.court.periods')} value={view.bench} options={benches} />
          </div>
          <Note tone="neutral">
            {t('judiciary.bench.note')}
            {totals.undated > 0 && ` ${t('judiciary.undated', { count: totals.undated })}`}
          </Note>
          <CourtFigures courtId={court.id} figures={figures} tenure={tenure} view={view} />
          <CourtRulings courtId={court.id} rulings={rulings} paging={paging} view={view} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <CourtFacts court={court} names={names} inSearch={inSearch} />
          <TenureList courtId={court.id} tenures={tenures} chosen={view.tenure} />
        </div>
      </div>
    </>
  )
}

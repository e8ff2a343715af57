import { Head } from '@inertiajs/react'
import { Scale } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { JUDGES, judgesAddress } from '~/features/judiciary/address'
import { JudgePanel } from '~/features/judiciary/judge_panel'
import { JudgesTable } from '~/features/judiciary/judges_table'
import { SearchBox } from '~/features/lists/search_box'
import type { JudgeDetail, JudgeLine, Paging } from '~/features/judiciary/types'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'

type JudgesProps = {
  judges: JudgeLine[]
  paging: Paging
  filters: { q: string; page: number; judge: number | null }
  judge: JudgeDetail | null
}

export default function Judges({ judges, paging, filters, judge }: JudgesProps) {
  const t = useMessages()
  const withText = (q: string) => judgesAddress({ q })
  return (
    <>
      <Head title={judge ? judge.name : t('judiciary.judges.title')} />
      <PageHead title={t('judiciary.judges.title')} />
      <div className="px-6 pb-3 max-md:px-4">
        <SearchBox value={filters.q} label={t('judiciary.judges.search')} href={withText} className="w-80" />
      </div>
      {judges.length === 0 && !judge ? (
        <NoJudges isNarrowed={filters.q !== ''} />
      ) : (
        <div className={judge ? 'grid gap-4 desk:grid-cols-[minmax(0,1fr)_26rem]' : undefined}>
          <div className="min-w-0">
            <JudgesTable judges={judges} filters={filters} />
            <Pager {...paging} href={(page) => judgesAddress({ q: filters.q, page })} />
          </div>
          {judge && (
            <div className="px-4 pb-12 max-desk:order-first desk:pl-0 desk:pr-6">
              <JudgePanel judge={judge} closeHref={judgesAddress({ q: filters.q, page: filters.page })} />
            </div>
          )}
        </div>
      )}
    </>
  )
}

function NoJudges({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useMessages()
  if (!isNarrowed)
    return <EmptyState icon={Scale} title={t('judiciary.judges.none')} text={t('judiciary.judges.none_text')} />
  return (
    <NothingFound
      title={t('judiciary.judges.empty')}
      text={t('judiciary.judges.empty_text')}
      clear={{ label: t('judiciary.clear'), href: JUDGES }}
    />
  )
}

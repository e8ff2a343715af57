import { Head } from '@inertiajs/react'
import { FolderOpen } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { Pager } from '~/components/lists/pager'
import { FollowedCard, type Followed } from '~/features/portal/followed_card'
import { PortalHead } from '~/features/portal/portal_head'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface FollowedMattersProps {
  matters: Followed[]
  paging: { total: number; page: number; perPage: number }
}

const pageAddress = (page: number) => route('portal.matters.index', {}, { page: page > 1 ? page : null })

export default function FollowedMatters({ matters, paging }: FollowedMattersProps) {
  const t = useMessages()
  const groups = [
    { key: 'going', title: t('portal.matters.going'), list: matters.filter(({ archived }) => !archived) },
    { key: 'kept', title: t('portal.matters.kept'), list: matters.filter(({ archived }) => archived) },
  ].filter(({ list }) => list.length > 0)
  return (
    <>
      <Head title={t('portal.matters.title')} />
      <PortalHead title={t('portal.matters.title')} />
      {matters.length === 0 && (
        <EmptyState icon={FolderOpen} title={t('matters.client.empty.title')} text={t('matters.client.empty.text')} />
      )}
      <div className="grid gap-6 px-4 pb-10 md:px-6">
        {groups.map(({ key, title, list }) => (
          <section key={key} aria-labelledby={`group-${key}`}>
            <h2
              id={`group-${key}`}
              className={groups.length > 1 ? 'mb-2 text-base font-semibold text-fg-muted' : 'sr-only'}
            >
              {title}
            </h2>
            <ul className="grid gap-3 lg:grid-cols-2">
              {list.map((matter) => (
                <FollowedCard key={matter.id} matter={matter} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {paging.total > paging.perPage && <Pager {...paging} href={pageAddress} />}
    </>
  )
}

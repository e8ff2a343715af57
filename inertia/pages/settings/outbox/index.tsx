import { Head } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { addressOf, SearchBox } from '~/features/backoffice/search_box'
import { Emails } from '~/features/outbox/emails'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface OutboxProps {
  emails: Data.Backoffice.Email[]
  paging: { page: number; perPage: number; total: number }
  q: string
}

const PATH = route('settings.outbox.index')

export default function Outbox({ emails, paging, q }: OutboxProps) {
  const t = useMessages()
  return (
    <>
      <Head title={t('outbox.title')} />
      <PageHead title={t('outbox.title')} meta={t('outbox.lead')} />
      <div className="px-6 pb-3 max-md:px-4">
        <SearchBox label={t('outbox.find')} path={PATH} q={q} />
      </div>
      <Emails emails={emails} path={PATH} />
      <Pager {...paging} href={addressOf(PATH, q)} />
    </>
  )
}

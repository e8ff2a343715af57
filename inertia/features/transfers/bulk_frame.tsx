import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PageHead } from '~/components/layout/page_head'
import { Tabs } from '~/components/actions/tabs'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { HistoryList } from './history_list'
import { ImportSection } from './import_section'
import type { BulkProps, Subject } from './types'

interface BulkFrameProps {
  subject: Subject
  bulk: BulkProps
  /** The list with its filters and what can be done with it. */
  children: ReactNode
}

/** The page of bulk work: changing many records, bringing files in, and what was done lately. */
export function BulkFrame({ subject, bulk, children }: BulkFrameProps) {
  const t = useMessages()
  const tab = (name?: string) => route(`law_firm.bulk_${subject}.show`, {}, { tab: name })
  const list = subject === 'matters' ? route('law_firm.matters.index') : route('law_firm.clients.index')
  const title = t(`transfers.page.${subject}`)
  const tabs = [
    { href: tab(), label: t('transfers.tab.change'), current: bulk.tab === 'change' },
    ...(bulk.can.create
      ? [{ href: tab('import'), label: t('transfers.tab.import'), current: bulk.tab === 'import' }]
      : []),
    { href: tab('history'), label: t('transfers.tab.history'), current: bulk.tab === 'history' },
  ]
  return (
    <div className="pb-16">
      <Head title={title} />
      <PageHead
        isCompact
        title={title}
        crumbs={[{ label: t(`transfers.crumb.${subject}`), href: list }, { label: title }]}
      />
      <Tabs label={title} items={tabs} />
      <div className="grid gap-5 px-6 pt-5 max-md:gap-3 max-md:px-4 max-md:pt-3">
        {bulk.tab === 'import' && <ImportSection subject={subject} bulk={bulk} />}
        {bulk.tab === 'history' && <HistoryList subject={subject} history={bulk.history} />}
        {bulk.tab === 'change' && children}
      </div>
    </div>
  )
}

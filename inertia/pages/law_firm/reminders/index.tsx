import { Head } from '@inertiajs/react'
import { BellPlus, BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { Panel } from '~/components/layout/panel'
import type { Person, ReminderLine, WaitingReminder } from '~/features/activities/types'
import type { SavedView } from '~/features/lists/types'
import { ViewTabs } from '~/features/lists/view_tabs'
import { filterCount, listAddress, plainAddress, type ReminderFilters } from '~/features/reminders/address'
import { ReminderFilterBar } from '~/features/reminders/filter_bar'
import { ReminderForm } from '~/features/reminders/reminder_form'
import { RemindersTable } from '~/features/reminders/reminders_table'
import { useReminderViews } from '~/features/reminders/views'
import { WaitingList } from '~/features/reminders/waiting_list'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'

type RemindersProps = {
  waiting: WaitingReminder[]
  reminders: ReminderLine[]
  paging: { total: number; page: number; perPage: number }
  filters: ReminderFilters
  views: SavedView[]
  people: Person[]
  userId: number
  timeZone: string
  canEdit: boolean
}

/** The reminders of a person: what came and waits, then those to come or those that are over. */
export default function Reminders({ waiting, reminders, paging, filters, people, canEdit, ...props }: RemindersProps) {
  const t = useMessages()
  const [edited, setEdited] = useState<ReminderLine | 'new' | null>(null)
  const views = useReminderViews(filters, props.views, paging.total)
  const { userId, timeZone } = props
  const add = canEdit && (
    <Button variant="primary" icon={BellPlus} onClick={() => setEdited('new')}>
      {t('reminders.new')}
    </Button>
  )
  return (
    <>
      <Head title={t('reminders.title')} />
      <PageHead title={t('reminders.title')} meta={t('reminders.lead')} actions={add} />
      {waiting.length > 0 && (
        <div className="px-6 pt-1 pb-4 max-md:px-4">
          <Panel flush title={t('reminders.waiting')}>
            <WaitingList items={waiting} />
          </Panel>
        </div>
      )}
      <ViewTabs {...views} />
      <ReminderFilterBar {...{ filters, people, views }} total={paging.total} />
      {reminders.length === 0 ? (
        <NoReminders filters={filters} />
      ) : (
        <>
          <RemindersTable {...{ reminders, filters, canEdit }} onEdit={setEdited} />
          <Pager {...paging} href={(page) => listAddress({ ...filters, page })} />
        </>
      )}
      {edited && (
        <ReminderForm
          place={{ matterId: null, activityId: null }}
          reminder={edited === 'new' ? undefined : edited}
          {...{ people, timeZone, userId }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

/** Where the list would be: why there is nothing and what to do next. */
function NoReminders({ filters }: { filters: ReminderFilters }) {
  const t = useMessages()
  if (filters.q !== '' || filterCount(filters) > 0)
    return (
      <NothingFound
        title={t('reminders.none_found.title')}
        text={t('reminders.none_found.text')}
        clear={{ label: t('reminders.filter.clear'), href: plainAddress(filters) }}
      />
    )
  if (filters.over)
    return <EmptyState icon={BellRing} title={t('reminders.none_over.title')} text={t('reminders.none_over.text')} />
  return <EmptyState icon={BellRing} title={t('reminders.empty.title')} text={t('reminders.empty.text')} />
}

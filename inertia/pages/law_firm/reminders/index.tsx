import { Head } from '@inertiajs/react'
import { BellPlus, BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/button'
import { EmptyState } from '~/components/empty_state'
import { PageHead } from '~/components/page_head'
import { Panel } from '~/components/panel'
import { Segmented } from '~/components/segmented'
import type { Person, ReminderLine, WaitingReminder } from '~/features/activities/types'
import { ReminderForm } from '~/features/reminders/reminder_form'
import { ReminderList } from '~/features/reminders/reminder_list'
import { WaitingList } from '~/features/reminders/waiting_list'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type RemindersProps = {
  waiting: WaitingReminder[]
  reminders: ReminderLine[]
  people: Person[]
  over: boolean
  userId: number
  timeZone: string
  canEdit: boolean
}

const PAGE = route('law_firm.reminders.index')

/** The reminders of a person: what came and waits, what is to come, what is over. */
export default function Reminders({ waiting, reminders, people, over, userId, timeZone, canEdit }: RemindersProps) {
  const t = useMessages()
  const [edited, setEdited] = useState<ReminderLine | 'new' | null>(null)
  const add = canEdit && (
    <Button variant="primary" icon={BellPlus} onClick={() => setEdited('new')}>
      {t('reminders.new')}
    </Button>
  )
  return (
    <>
      <Head title={t('reminders.title')} />
      <PageHead title={t('reminders.title')} meta={t('reminders.lead')} actions={add} />
      <div className="grid gap-5 px-6 pb-10 max-md:px-4">
        {waiting.length > 0 && (
          <Panel flush title={t('reminders.waiting')}>
            <WaitingList items={waiting} />
          </Panel>
        )}
        <Segmented
          label={t('reminders.title')}
          value={over ? 'past' : 'coming'}
          className="justify-self-start"
          options={[
            { value: 'coming', label: t('reminders.coming'), href: PAGE },
            { value: 'past', label: t('reminders.past'), href: `${route('law_firm.reminders.index')}?over=yes` },
          ]}
        />
        {reminders.length === 0 ? (
          <EmptyState icon={BellRing} title={t('reminders.empty.title')}>
            {t('reminders.empty.text')}
          </EmptyState>
        ) : (
          <ReminderList reminders={reminders} canEdit={canEdit} withMatter onEdit={setEdited} />
        )}
      </div>
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

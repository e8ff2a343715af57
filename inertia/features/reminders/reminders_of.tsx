import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import type { Person, ReminderLine } from '~/features/activities/types'
import { useMessages } from '~/hooks/use_messages'
import { ReminderForm, type Place } from './reminder_form'
import { ReminderList } from './reminder_list'

interface RemindersOfProps {
  place: Place
  reminders: ReminderLine[]
  people: Person[]
  timeZone: string
  userId: number
  canEdit: boolean
}

/** The reminders of a matter or of an activity, and the way to set one. */
export function RemindersOf({ place, reminders, canEdit, ...form }: RemindersOfProps) {
  const t = useMessages()
  const [edited, setEdited] = useState<ReminderLine | 'new' | null>(null)
  if (reminders.length === 0 && !canEdit) return null
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-sm font-semibold">{t('reminders.section')}</h3>
        {canEdit && (
          <Button size="sm" variant="ghost" icon={BellPlus} className="ml-auto" onClick={() => setEdited('new')}>
            {t('reminders.new')}
          </Button>
        )}
      </div>
      {reminders.length > 0 ? (
        <ReminderList reminders={reminders} canEdit={canEdit} onEdit={setEdited} />
      ) : (
        <p className="text-sm text-fg-muted">{t('reminders.none')}</p>
      )}
      {edited && (
        <ReminderForm
          place={place}
          reminder={edited === 'new' ? undefined : edited}
          {...form}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}

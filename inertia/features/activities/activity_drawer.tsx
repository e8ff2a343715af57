import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { RemoveButton } from '~/components/overlays/remove_button'
import { DateTime } from '~/components/display/date_time'
import { Drawer } from '~/components/overlays/drawer'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import { NoteList } from '~/features/notes/note_list'
import { WriteNote } from '~/features/notes/write_note'
import { RemindersOf } from '~/features/reminders/reminders_of'
import { route } from '~/routes'
import { ActivityForm } from './activity_form'
import { ActivityMeta } from './activity_meta'
import { Attachments } from './attachments'
import { StateMenu } from './state_menu'
import { Subtasks } from './subtasks'
import type { ActivityCard, Person } from './types'
import type { Moves } from './use_moves'

interface ActivityDrawerProps {
  card: ActivityCard
  moves: Moves
  people: Person[]
  attachable: BoxOption[]
  timeZone: string
  canEdit: boolean
  userId: number
  onClose: () => void
}

/** All of one activity: what, by whom, by when, its steps, documents, reminders and comments. */
export function ActivityDrawer({
  card,
  moves,
  people,
  attachable,
  timeZone,
  canEdit,
  userId,
  onClose,
}: ActivityDrawerProps) {
  const t = useMessages()
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return <ActivityForm matterId={card.matterId} people={people} activity={card} onClose={() => setEditing(false)} />
  return (
    <Drawer open onClose={onClose} title={card.title}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-2">
          <StateMenu activity={card} moves={moves} canEdit={canEdit} />
          {canEdit && (
            <>
              <Button size="sm" icon={Pencil} onClick={() => setEditing(true)}>
                {t('activities.card.edit')}
              </Button>
              <Remove card={card} />
            </>
          )}
        </div>
        <ActivityMeta activity={card} />
        <p className="text-sm whitespace-pre-line wrap-break-word">
          {card.description ?? <span className="text-fg-muted">{t('activities.card.no_description')}</span>}
        </p>
        <Subtasks activity={card} canEdit={canEdit} />
        <Attachments activity={card} options={attachable} canEdit={canEdit} />
        <RemindersOf
          place={{ matterId: card.matterId, activityId: card.id }}
          reminders={card.reminders}
          {...{ people, timeZone, canEdit, userId }}
        />
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">{t('activities.comments.title')}</h3>
          <NoteList matterId={card.matterId} notes={card.notes} people={people} canEdit={canEdit} areComments />
          {canEdit && <WriteNote matterId={card.matterId} activityId={card.id} people={people} />}
        </section>
        <p className="text-xs text-fg-muted">
          {t('activities.card.created', { name: card.createdBy })}, <DateTime value={card.createdAt} />
        </p>
      </div>
    </Drawer>
  )
}

function Remove({ card }: { card: ActivityCard }) {
  const t = useMessages()

  return (
    <RemoveButton
      label={t('activities.card.remove')}
      icon={Trash2}
      href={route('law_firm.activities.destroy', { dossierId: card.matterId, id: card.id })}
      title={t('activities.card.remove_title')}
      verb={t('activities.card.remove')}
      pendingText={t('activities.card.removing')}
    >
      {t('activities.card.remove_text')}
    </RemoveButton>
  )
}

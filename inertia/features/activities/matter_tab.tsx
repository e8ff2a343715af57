import { router } from '@inertiajs/react'
import { ListTodo } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '~/components/feedback/empty_state'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { RemindersOf } from '~/features/reminders/reminders_of'
import { useMessages } from '~/hooks/use_messages'
import { ActivityDrawer } from './activity_drawer'
import { ActivityForm } from './activity_form'
import { ActivityList, ListPages } from './activity_list'
import { tabAddress } from './address'
import { Board } from './board'
import { ActivityFilterBar } from './filters'
import { QuickAdd } from './quick_add'
import type { ActivityFilters, ActivityLine } from './types'
import { useMoves } from './use_moves'

/** What is to be done in a matter, as a list or as a board, and its reminders. */
export default function ActivitiesTab({ matter, content }: MatterTabProps<'activities'>) {
  const { filters, items, next, columns, card, canEdit, people, timeZone, userId } = content
  const moves = useMoves()
  const [isAdding, setAdding] = useState(false)
  const address = (change: Partial<ActivityFilters>) => tabAddress(matter.id, { ...filters, ...change })
  const addressOf = ({ id }: ActivityLine) => tabAddress(matter.id, filters, { activity: id })
  const close = () => router.get(address({}), {}, { preserveScroll: true, preserveState: true })
  const list = { moves, canEdit, addressOf }
  return (
    <div className="grid gap-4">
      {canEdit && <QuickAdd matterId={matter.id} onDetails={() => setAdding(true)} />}
      <ActivityFilterBar filters={filters} addressOf={address} withBoard />
      {filters.view === 'board' ? (
        <Board columns={columns} {...list} />
      ) : items.length === 0 ? (
        <Nothing filters={filters} />
      ) : (
        <ActivityList items={items} {...list} />
      )}
      <ListPages
        next={next && tabAddress(matter.id, filters, { after: next })}
        first={filters.isLater ? address({}) : null}
      />
      {!card && (
        <RemindersOf
          place={{ matterId: matter.id, activityId: null }}
          reminders={content.reminders}
          {...{ people, timeZone, canEdit, userId }}
        />
      )}
      {isAdding && <ActivityForm matterId={matter.id} people={people} onClose={() => setAdding(false)} />}
      {card && (
        <ActivityDrawer
          key={card.id}
          {...{ card, moves, people, timeZone, canEdit, userId }}
          attachable={content.attachable}
          onClose={close}
        />
      )}
    </div>
  )
}

function Nothing({ filters: { state, whose, due } }: { filters: ActivityFilters }) {
  const t = useMessages()
  const isFiltered = state !== 'open' || whose !== 'all' || due !== 'any'
  return (
    <EmptyState
      icon={ListTodo}
      title={t('activities.empty.title')}
      text={t(isFiltered ? 'activities.empty.filtered' : 'activities.empty.text')}
      level={3}
    />
  )
}

import { DateField } from '~/components/forms/inputs/date_field'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { useState } from 'react'
import { route } from '~/routes'
import { TimeField } from './time_field'
import type { ActivityCard, Person } from './types'

interface ActivityFormProps {
  matterId: number
  people: Person[]
  /** The one that is edited; a new one without. */
  activity?: ActivityCard
  onClose: () => void
}

type Input = ReturnType<typeof inputOf>

const inputOf = (activity?: ActivityCard) => ({
  title: activity?.title ?? '',
  description: activity?.description ?? '',
  assigneeId: activity?.assignee ? String(activity.assignee.id) : '',
  dueOn: activity?.dueOn ?? '',
  dueTime: activity?.dueTime ?? '',
  priority: String(activity?.priority ?? 1),
})

const bodyOf = ({ title, description, assigneeId, dueOn, dueTime, priority }: Input) => ({
  ...{ title, description: description || null, dueOn: dueOn || null, dueTime: dueTime || null },
  ...{ assigneeId: assigneeId ? Number(assigneeId) : null, priority: Number(priority) },
})

/** The side panel in which an activity is filled in. What somebody else saved meanwhile is told, and nothing that was typed is lost. */
export function ActivityForm({ matterId, people, activity, onClose }: ActivityFormProps) {
  const t = useMessages()
  const [begunAt] = useState(activity?.version)
  const form = useFields(
    inputOf(activity),
    {
      title: { label: t('activities.field.title'), rules: [required(), maxLength(200)] },
      description: { label: t('activities.field.description'), rules: [maxLength(5_000)] },
      assigneeId: { label: t('activities.field.assignee') },
      dueOn: { label: t('activities.field.due_on'), rules: [date()] },
      dueTime: { label: t('activities.field.due_time') },
      priority: { label: t('activities.field.priority') },
    },
    { prefix: 'activity' }
  )
  const isStale = 'version' in form.errors
  form.transform((input) => ({ ...bodyOf(input), version: isStale ? activity?.version : begunAt }))
  const now = inputOf(activity)
  const help = (name: keyof Input) => {
    if (!isStale || form.data[name] === now[name]) return undefined
    return now[name]
      ? t('activities.edit.now', { value: told(name, now[name], people, t) })
      : t('activities.edit.now_empty')
  }
  const root = route('law_firm.activities.store', { dossierId: matterId })
  return (
    <EditDrawer
      {...{ onClose, form }}
      method={activity ? 'put' : 'post'}
      action={activity ? `${root}/${activity.id}` : root}
      title={t(activity ? 'activities.edit.title' : 'activities.new.title')}
      verb={t(
        isStale ? 'activities.edit.submit_anyway' : activity ? 'activities.edit.submit' : 'activities.new.submit'
      )}
    >
      <TextField
        {...form.field('title')}
        help={help('title')}
        placeholder={t('activities.field.title_hint')}
        autoFocus
      />
      <SelectField
        {...form.field('assigneeId')}
        help={help('assigneeId')}
        options={[
          { value: '', label: t('activities.nobody') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField {...form.field('dueOn')} help={help('dueOn')} />
        <TimeField {...form.field('dueTime')} help={help('dueTime')} />
      </div>
      <p className="-mt-2 text-xs text-fg-muted">{t('activities.field.due_time_help')}</p>
      <SelectField
        {...form.field('priority')}
        help={help('priority')}
        options={(['2', '1', '0'] as const).map((value) => ({ value, label: t(`activities.priority.${value}`) }))}
      />
      <TextArea {...form.field('description')} help={help('description')} rows={6} />
    </EditDrawer>
  )
}

function told(name: keyof Input, value: string, people: Person[], t: ReturnType<typeof useMessages>): string {
  if (name === 'assigneeId') return people.find(({ id }) => String(id) === value)?.name ?? ''
  return name === 'priority' ? t(`activities.priority.${value as '0' | '1' | '2'}`) : value
}

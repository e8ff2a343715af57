import { router } from '@inertiajs/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { cx } from '~/components/cx'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { IconButton } from '~/components/actions/icon_button'
import { NewLineField } from '~/components/forms/inputs/new_line_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ActivityCard } from './types'

const TITLE = 200
const KEEP = { preserveScroll: true, preserveState: true, headers: { blockType: 'button' } } as const

/** The steps of an activity: tick, add, order, take away. A tick shows at once and stays until the server says otherwise. */
export function Subtasks({ activity, canEdit }: { activity: ActivityCard; canEdit: boolean }) {
  const t = useMessages()
  const [ticked, setTicked] = useState<Record<number, boolean>>({})
  const form = useFields(
    { title: '' },
    { title: { label: t('activities.subtasks.add'), rules: [required(), maxLength(TITLE)] } },
    { prefix: 'subtask' }
  )
  const root = route('law_firm.activity_subtasks.store', { dossierId: activity.matterId, id: activity.id })
  const { steps } = activity

  function tick(id: number, done: boolean) {
    setTicked((now) => ({ ...now, [id]: done }))
    const forget = () => setTicked(({ [id]: _, ...others }) => others)
    router.put(`${root}/${id}`, { done }, { ...KEEP, onFinish: forget })
  }

  function move(index: number, by: number) {
    const ids = steps.map(({ id }) => id)
    const [id] = ids.splice(index, 1)
    ids.splice(index + by, 0, id!)
    router.put(`${root}/order`, { ids }, KEEP)
  }

  return (
    <section className="grid gap-1">
      <h3 className="text-sm font-semibold">{t('activities.subtasks.title')}</h3>
      <ul>
        {steps.map(({ id, title, done }, index) => (
          <li key={id} className="flex items-center gap-1">
            <Checkbox
              label={
                <span className={cx('wrap-break-word', (ticked[id] ?? done) && 'text-fg-muted line-through')}>
                  {title}
                </span>
              }
              checked={ticked[id] ?? done}
              onChange={(on) => tick(id, on)}
              disabled={!canEdit}
              className="min-w-0 flex-1"
            />
            {canEdit && (
              <span className="flex flex-none">
                {index > 0 && (
                  <IconButton
                    size="sm"
                    icon={ArrowUp}
                    label={t('activities.subtasks.up', { title })}
                    onClick={() => move(index, -1)}
                  />
                )}
                {index < steps.length - 1 && (
                  <IconButton
                    size="sm"
                    icon={ArrowDown}
                    label={t('activities.subtasks.down', { title })}
                    onClick={() => move(index, 1)}
                  />
                )}
                <IconButton
                  size="sm"
                  icon={X}
                  label={t('activities.subtasks.remove', { title })}
                  onClick={() => router.delete(`${root}/${id}`, KEEP)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <Form form={form} method="post" action={root} visit={{ ...KEEP, onSuccess: () => form.reset() }}>
          <div className="flex items-start gap-2">
            <NewLineField {...form.field('title')} placeholder={t('activities.subtasks.add')} />
            <IconButton type="submit" icon={Plus} label={t('activities.subtasks.add')} />
          </div>
        </Form>
      )}
    </section>
  )
}

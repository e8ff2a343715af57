import { Plus, X } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { IconButton } from '~/components/actions/icon_button'
import { NumberField } from '~/components/forms/inputs/number_field'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import type { TemplateSlotProps } from '~/features/matter_templates/slots'
import { useMessages } from '~/hooks/use_messages'

type Item = { title: string; days: number | null; priority: number; toResponsible: boolean; subtasks: string[] }
type Payload = { items: Item[] }

const EMPTY: Item = { title: '', days: null, priority: 1, toResponsible: true, subtasks: [] }

/** The activities that a template adds to a new matter. */
export default function ActivitiesSlot({ value, onChange, errors, readOnly }: TemplateSlotProps<Payload>) {
  const t = useMessages()
  const items = value?.items ?? []
  const keep = (next: Item[]) => onChange(next.length > 0 ? { items: next } : null)
  const change = (index: number, part: Partial<Item>) =>
    keep(items.map((item, place) => (place === index ? { ...item, ...part } : item)))
  if (readOnly) return <Told items={items} />
  return (
    <div className="grid gap-4">
      {items.map((item, index) => (
        <fieldset key={index} className="grid gap-3 rounded-lg border border-line p-3">
          <div className="flex items-start gap-2">
            <TextField
              label={t('activities.slot.title')}
              value={item.title}
              onChange={(title) => change(index, { title })}
              error={errors[`items.${index}.title`]}
              maxLength={200}
              className="min-w-0 flex-1"
            />
            <IconButton
              icon={X}
              label={t('activities.slot.remove', { number: index + 1 })}
              onClick={() => keep(items.filter((_, place) => place !== index))}
            />
          </div>
          <div className="grid gap-3 md:grid-cols-2">
            <NumberField
              label={t('activities.slot.days')}
              help={t('activities.slot.days_help')}
              value={item.days === null ? '' : String(item.days)}
              onChange={(days) => change(index, { days: /^\d+$/.test(days) ? Number(days) : null })}
              error={errors[`items.${index}.days`]}
            />
            <SelectField
              label={t('activities.slot.priority')}
              value={String(item.priority)}
              onChange={(priority) => change(index, { priority: Number(priority) })}
              options={(['2', '1', '0'] as const).map((each) => ({
                value: each,
                label: t(`activities.priority.${each}`),
              }))}
            />
          </div>
          <Checkbox
            label={t('activities.slot.responsible')}
            checked={item.toResponsible}
            onChange={(toResponsible) => change(index, { toResponsible })}
          />
          <TextArea
            label={t('activities.slot.subtasks')}
            rows={3}
            value={item.subtasks.join('\n')}
            onChange={(text) => change(index, { subtasks: text === '' ? [] : text.split('\n') })}
          />
        </fieldset>
      ))}
      <Button icon={Plus} className="justify-self-start" onClick={() => keep([...items, EMPTY])}>
        {t('activities.slot.add')}
      </Button>
    </div>
  )
}

function Told({ items }: { items: Item[] }) {
  const t = useMessages()
  if (items.length === 0) return <p className="text-sm text-fg-muted">{t('activities.slot.empty')}</p>
  return (
    <ul className="list-disc pl-5 text-sm">
      {items.map(({ title, days }, index) => (
        <li key={index}>{t('activities.slot.item', { title, days: days === null ? 'none' : String(days) })}</li>
      ))}
    </ul>
  )
}

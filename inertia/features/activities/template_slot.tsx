import type { TemplateSlotContents } from '@generated/parts'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { NumberField } from '~/components/forms/inputs/number_field'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { SlotItems } from '~/features/matter_templates/slot_items'
import type { TemplateSlotProps } from '~/features/matter_templates/slots'
import { useMessages } from '~/hooks/use_messages'

type Item = TemplateSlotContents['activities']['items'][number]

const EMPTY: Item = { title: '', days: null, priority: 1, toResponsible: true, subtasks: [] }

/** The activities that a template adds to a new matter. */
export default function ActivitiesSlot({ value, onChange, errors, readOnly }: TemplateSlotProps<'activities'>) {
  const t = useMessages()
  const items = value?.items ?? []
  if (readOnly) return <Told items={items} />
  return (
    <SlotItems
      items={items}
      onChange={(next) => onChange(next.length > 0 ? { items: next } : null)}
      empty={EMPTY}
      words={{
        title: t('activities.slot.title'),
        add: t('activities.slot.add'),
        remove: (number) => t('activities.slot.remove', { number }),
      }}
      titleError={(index) => errors[`items.${index}.title`]}
    >
      {(item, change, index) => (
        <>
          <div className="grid gap-3 md:grid-cols-2">
            <NumberField
              label={t('activities.slot.days')}
              help={t('activities.slot.days_help')}
              value={item.days === null ? '' : String(item.days)}
              onChange={(days) => change({ days: /^\d+$/.test(days) ? Number(days) : null })}
              error={errors[`items.${index}.days`]}
            />
            <SelectField
              label={t('activities.slot.priority')}
              value={String(item.priority)}
              onChange={(priority) => change({ priority: Number(priority) })}
              options={(['2', '1', '0'] as const).map((each) => ({
                value: each,
                label: t(`activities.priority.${each}`),
              }))}
            />
          </div>
          <Checkbox
            label={t('activities.slot.responsible')}
            checked={item.toResponsible}
            onChange={(toResponsible) => change({ toResponsible })}
          />
          <TextArea
            label={t('activities.slot.subtasks')}
            rows={3}
            value={item.subtasks.join('\n')}
            onChange={(text) => change({ subtasks: text === '' ? [] : text.split('\n') })}
          />
        </>
      )}
    </SlotItems>
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

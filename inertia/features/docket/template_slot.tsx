import { RESOLUTIONS } from '@generated/fields'
import type { TemplateSlotContents } from '@generated/parts'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { SlotItems } from '~/features/matter_templates/slot_items'
import type { TemplateSlotProps } from '~/features/matter_templates/slots'
import { useMessages } from '~/hooks/use_messages'
import { resolutionName } from './types'

type Planned = TemplateSlotContents['docket']['deadlines'][number]

/** Days that nobody typed yet: they travel as null, which the server refuses. */
const UNSAID = Number.NaN
const EMPTY: Planned = { title: '', days: UNSAID, toResponsible: true, shown: false, clientText: null }

/** The deadlines that a template proposes in a new matter, and the notifications that it expects. */
export default function DocketSlot({ value, onChange, errors, readOnly }: TemplateSlotProps<'docket'>) {
  const t = useMessages()
  const { deadlines, expected = [] } = value ?? { deadlines: [] }
  const keep = (next: TemplateSlotContents['docket']) =>
    onChange(next.deadlines.length + next.expected.length > 0 ? next : null)
  const optionOf = (key: string) => ({ value: key, label: t(resolutionName(key)) })
  if (readOnly)
    return (
      <ul className="list-disc pl-5 text-sm">
        {deadlines.map(({ title, days }, index) => (
          <li key={index}>{t('docket.slot.item', { title, days })}</li>
        ))}
        {expected.map((key) => (
          <li key={key}>{t('docket.expected.one', { name: t(resolutionName(key)) })}</li>
        ))}
      </ul>
    )
  return (
    <>
      <SlotItems
        items={deadlines}
        onChange={(next) => keep({ deadlines: next, expected })}
        empty={EMPTY}
        words={{
          title: t('docket.field.title'),
          add: t('docket.add'),
          remove: (number) => t('docket.slot.remove', { number }),
        }}
        titleError={(index) => errors[`deadlines.${index}.title`]}
      >
        {({ days, toResponsible, shown, clientText }, change, index) => (
          <>
            <NumberField
              label={t('docket.slot.days')}
              help={t('docket.slot.days_help')}
              value={Number.isInteger(days) ? String(days) : ''}
              onChange={(typed) => change({ days: /^\d+$/.test(typed) ? Number(typed) : UNSAID })}
              error={errors[`deadlines.${index}.days`]}
            />
            <Checkbox
              label={t('docket.slot.responsible')}
              checked={toResponsible}
              onChange={(next) => change({ toResponsible: next })}
            />
            <Checkbox label={t('docket.slot.shown')} checked={shown} onChange={(next) => change({ shown: next })} />
            {shown && (
              <TextArea
                label={t('docket.field.client_text')}
                help={t('docket.field.client_text_help')}
                optional
                rows={3}
                value={clientText ?? ''}
                onChange={(typed) => change({ clientText: typed === '' ? null : typed })}
                error={errors[`deadlines.${index}.clientText`]}
                maxLength={300}
              />
            )}
          </>
        )}
      </SlotItems>
      <MultiSelectBox
        label={t('docket.slot.expected')}
        help={t('docket.slot.expected_help')}
        optional
        value={expected.map(optionOf)}
        onChange={(chosen) => keep({ deadlines, expected: chosen.map(({ value }) => value) })}
        options={RESOLUTIONS.map(({ key }) => optionOf(key))}
      />
    </>
  )
}

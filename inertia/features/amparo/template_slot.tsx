import { PROCEEDING_KEYS, PROCEEDING_LENGTHS } from '@generated/fields'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import type { TemplateSlotProps } from '~/features/matter_templates/slots'
import { useMessages } from '~/hooks/use_messages'
import { kindName } from './types'

/** The proceeding of amparo that a new matter of a template begins with. */
export default function AmparoSlot({ value, onChange, errors, readOnly }: TemplateSlotProps<'amparo'>) {
  const t = useMessages()
  if (readOnly)
    return (
      <ul className="list-disc pl-5 text-sm">
        {value && <li>{[t(kindName(value.kind)), value.court, value.authorities].filter(Boolean).join(' · ')}</li>}
      </ul>
    )
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('amparo.field.kind')}
        value={value?.kind ?? ''}
        onChange={(kind) => {
          const chosen = PROCEEDING_KEYS.find((key) => key === kind)
          onChange(chosen ? { court: null, authorities: null, ...value, kind: chosen } : null)
        }}
        options={[
          { value: '', label: t('amparo.slot.none') },
          ...PROCEEDING_KEYS.map((key) => ({ value: key as string, label: t(kindName(key)) })),
        ]}
        error={errors.kind}
      />
      {value && (
        <>
          <TextField
            label={t('amparo.field.court')}
            optional
            value={value.court ?? ''}
            onChange={(typed) => onChange({ ...value, court: typed === '' ? null : typed })}
            maxLength={PROCEEDING_LENGTHS.court}
            error={errors.court}
          />
          <TextArea
            label={t('amparo.field.authorities')}
            help={t('amparo.field.authorities_help')}
            optional
            rows={3}
            value={value.authorities ?? ''}
            onChange={(typed) => onChange({ ...value, authorities: typed === '' ? null : typed })}
            maxLength={PROCEEDING_LENGTHS.text}
            error={errors.authorities}
          />
        </>
      )}
    </div>
  )
}

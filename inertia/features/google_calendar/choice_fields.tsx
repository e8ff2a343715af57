import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { Switch } from '~/components/forms/choices/switch'
import { useFields } from '~/components/forms/use_fields'
import { kindOf } from '~/features/calendar/kinds'
import { useMessages } from '~/hooks/use_messages'

type Option = { value: string; label: string }

/** What is sent to Google, as it is chosen. */
export type Choice = { masked: boolean; kinds: string[] }

/** The fields of what is sent to Google, filled with what was chosen. */
export function useChoice(chosen: Choice) {
  const t = useMessages()
  const named = (kinds: string[]): Option[] => kinds.map((kind) => ({ value: kind, label: t(kindOf(kind).name) }))
  const form = useFields(
    { masked: chosen.masked, kinds: named(chosen.kinds) },
    {
      masked: { label: t('google_calendar.field.masked') },
      kinds: { label: t('google_calendar.field.kinds') },
    },
    { prefix: 'google' }
  )
  form.transform((input) => ({ ...input, kinds: input.kinds.map(({ value }) => value) }))
  return { form, named }
}

/** Whether names are hidden, and which kinds are sent. */
export function ChoiceFields({ form, named, kinds }: ReturnType<typeof useChoice> & { kinds: string[] }) {
  const t = useMessages()
  return (
    <>
      <Switch {...form.check('masked')} help={t('google_calendar.field.masked_help')} />
      <MultiSelectBox
        {...form.field('kinds')}
        optional
        help={t('google_calendar.field.kinds_help')}
        options={named(kinds)}
      />
    </>
  )
}

import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { regimeOption } from '~/features/clients/form/client_form'
import { useMaterias } from '~/features/matters/use_materias'
import { STATUSES } from '~/features/matters/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import type { ChangeChoices, Typed } from './change_drawer'

interface ChangeValueProps {
  field: string
  choices: ChangeChoices
  typed: Typed
  onChange: (typed: Typed) => void
}

/** The new value of a change, as its field asks for it. */
export function ChangeValue({ field, choices, typed, onChange }: ChangeValueProps) {
  const t = useMessages()
  const materias = useMaterias()
  const set = (part: Partial<Typed>) => onChange({ ...typed, ...part })
  const people = choices.people.map(({ id, name, email }) => ({ value: String(id), label: name, description: email }))
  const words = (all: string[]) => all.map((value) => ({ value, label: value }))
  const label = t('transfers.change.value')
  const plain = {
    status: Object.entries(STATUSES).map(([value, { name }]) => ({ value, label: t(name) })),
    materia: materias,
    archived: [
      { value: 'yes', label: t('transfers.change.archive') },
      { value: 'no', label: t('transfers.change.unarchive') },
    ],
  }[field]
  if (plain)
    return (
      <SelectField
        key={field}
        label={label}
        value={typed.choice}
        options={plain}
        onChange={(choice) => set({ choice })}
      />
    )
  const box = {
    stage: { help: t('transfers.change.stage_help'), options: words(choices.stages), freeText: true },
    taxRegime: {
      help: t('transfers.change.regime_help'),
      options: (choices.regimes ?? []).map((key) => regimeOption(key, t)),
    },
    responsibleId: { help: t('transfers.change.person_help'), options: people },
  }[field]
  if (box)
    return (
      <SelectBox key={field} {...box} label={label} value={typed.box} onChange={(chosen) => set({ box: chosen })} />
    )

  const isTeam = field.startsWith('team')
  if (field === 'tagAdd')
    return (
      <TextField
        key={field}
        label={label}
        help={t('transfers.change.tags_help')}
        value={typed.choice}
        onChange={(choice) => set({ choice, boxes: words(namesIn(choice)) })}
      />
    )
  return (
    <MultiSelectBox
      key={field}
      label={label}
      value={typed.boxes}
      onChange={(boxes) => set({ boxes })}
      options={isTeam ? people : words(choices.tags)}
    />
  )
}

/** Names with commas between them. */
const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

import { Users } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'

export type TeamChoices = {
  people: { id: number; name: string }[]
  groups: { id: number; name: string; people: number[] }[]
}

interface TeamFieldProps {
  field: { label?: string; value: BoxOption[]; onChange: (value: BoxOption[]) => void; id?: string; error?: string }
  choices: TeamChoices
  help?: string
}

/** Who works on a matter: people of the firm, one by one or a whole group at once. */
export function TeamField({ field, choices, help }: TeamFieldProps) {
  const t = useMessages()
  const options = choices.people.map(({ id, name }) => ({ value: String(id), label: name }))
  const { value, onChange, label = t('matters.field.team'), ...rest } = field

  function addGroup(people: number[]) {
    const there = new Set(value.map((each) => each.value))
    onChange([
      ...value,
      ...options.filter((option) => people.includes(Number(option.value)) && !there.has(option.value)),
    ])
  }

  return (
    <div className="grid gap-1.5 *:last:justify-self-start">
      <MultiSelectBox
        {...rest}
        label={label}
        optional
        help={help ?? t('matters.team.stays')}
        value={value}
        onChange={onChange}
        options={options}
      />
      {choices.groups.length > 0 && (
        <Menu
          trigger={{ label: t('matters.team.add_group'), icon: Users, size: 'sm' }}
          items={choices.groups.map(({ name, people }) => ({
            label: t('matters.team.add_group_named', { name, count: people.length }),
            onSelect: () => addGroup(people),
          }))}
        />
      )}
    </div>
  )
}

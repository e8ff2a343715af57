import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import type { Person } from '~/features/activities/types'
import { FilterDrawer } from '~/features/lists/filter_drawer'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { listAddress, type ReminderFilters } from './address'

const NO_FILTERS = { on: '', repeats: '', person: 0 } as const

interface ReminderFilterDrawerProps {
  filters: ReminderFilters
  people: Person[]
  total: number
  isOpen: boolean
  onClose: () => void
}

/** The filters, in force as soon as they are chosen. On a phone it comes from below. */
export function ReminderFilterDrawer({ filters, people, total, isOpen, onClose }: ReminderFilterDrawerProps) {
  const t = useMessages()
  const persons = people.map(({ id, name }) => ({ value: String(id), label: name }))

  const narrow = (part: Partial<ReminderFilters>) => visitList(listAddress({ ...filters, ...part, page: 1 }))

  return (
    <FilterDrawer
      title={t('common.filters')}
      clear={{ label: t('reminders.filter.clear'), onClick: () => narrow(NO_FILTERS) }}
      found={t('reminders.filter.found', { count: total })}
      {...{ isOpen, onClose }}
    >
      <OneOrAny
        label={t('reminders.filter.on')}
        value={filters.on}
        onChange={(on) => narrow({ on })}
        options={(['matter', 'none'] as const).map((value) => ({ value, label: t(`reminders.filter.on.${value}`) }))}
      />
      <OneOrAny
        label={t('reminders.field.rhythm')}
        value={filters.repeats}
        onChange={(repeats) => narrow({ repeats })}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`reminders.filter.repeats.${value}`) }))}
      />
      <SelectBox
        label={t('reminders.field.people')}
        placeholder={t('reminders.filter.any')}
        options={persons}
        value={persons.find(({ value }) => value === String(filters.person)) ?? null}
        onChange={(chosen) => narrow({ person: chosen ? Number(chosen.value) : 0 })}
      />
    </FilterDrawer>
  )
}

interface OneOrAnyProps<Value extends string> {
  label: string
  /** Empty for any. */
  value: Value | ''
  onChange: (value: Value | '') => void
  options: { value: Value; label: string }[]
}

function OneOrAny<Value extends string>({ label, value, onChange, options }: OneOrAnyProps<Value>) {
  const t = useMessages()
  const any = { value: 'any' as const, label: t('reminders.filter.any') }
  return (
    <SelectField<Value | 'any'>
      label={label}
      value={value || 'any'}
      onChange={(chosen) => onChange(chosen === 'any' ? '' : chosen)}
      options={[any, ...options]}
    />
  )
}

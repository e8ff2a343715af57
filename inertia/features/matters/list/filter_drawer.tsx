import { Checkbox } from '~/components/forms/choices/checkbox'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { Switch } from '~/components/forms/choices/switch'
import { FilterDrawer } from '~/features/lists/filter_drawer'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { listAddress, type MatterFilters } from '~/features/matters/address'
import type { MatterFilterBarProps } from './filter_bar'
import { MoreFilters, type Narrowing } from './more_filters'
import { useMaterias } from '~/features/matters/use_materias'
import { STATUSES, STATUS_KEYS, type Materia } from '~/features/matters/vocabulary'

interface MatterFilterDrawerProps extends Required<Pick<MatterFilterBarProps, 'filters' | 'people' | 'total'>> {
  /** Absent until it has come. */
  narrowing?: Narrowing
  isOpen: boolean
  onClose: () => void
}

const NONE = {
  status: [],
  materia: [],
  responsible: [],
  stage: [],
  tag: '',
  court: '',
  client: 0,
  mine: false,
  private: false,
  field: null,
  archived: false,
}

/** All filters, in force as soon as they are chosen. On a phone it comes from below. */
export function MatterFilterDrawer({ filters, people, narrowing, total, isOpen, onClose }: MatterFilterDrawerProps) {
  const t = useMessages()
  const materias = useMaterias()
  const persons = people.map(({ id, name }) => ({ value: String(id), label: name }))

  const narrow = (part: Partial<MatterFilters>) => visitList(listAddress({ ...filters, ...part, page: 1 }))

  return (
    <FilterDrawer
      title={t('common.filters')}
      clear={{ label: t('matters.list.clear_filters'), onClick: () => narrow(NONE) }}
      found={t('matters.list.found', { count: total })}
      {...{ isOpen, onClose }}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-medium">{t('matters.field.status')}</legend>
        {STATUS_KEYS.map((status) => (
          <Checkbox
            key={status}
            label={t(STATUSES[status].name)}
            checked={filters.status.includes(status)}
            onChange={(on) =>
              narrow({ status: on ? [...filters.status, status] : filters.status.filter((each) => each !== status) })
            }
          />
        ))}
      </fieldset>
      <MultiSelectBox
        label={t('matters.field.materia')}
        options={materias}
        placeholder={t('matters.list.any')}
        value={materias.filter(({ value }) => filters.materia.includes(value))}
        onChange={(chosen) => narrow({ materia: chosen.map(({ value }) => value as Materia) })}
      />
      <MultiSelectBox
        label={t('matters.field.responsible')}
        options={persons}
        placeholder={t('matters.list.any')}
        value={persons.filter(({ value }) => filters.responsible.includes(Number(value)))}
        onChange={(chosen) => narrow({ responsible: chosen.map(({ value }) => Number(value)) })}
      />
      <MoreFilters {...{ filters, narrowing, narrow }} />
      <Switch label={t('matters.list.only_mine')} checked={filters.mine} onChange={(mine) => narrow({ mine })} />
      <Switch
        label={t('matters.list.only_private')}
        checked={filters.private}
        onChange={(isPrivate) => narrow({ private: isPrivate })}
      />
      <Switch
        label={t('matters.list.only_archived')}
        checked={filters.archived}
        onChange={(archived) => narrow({ archived })}
      />
    </FilterDrawer>
  )
}

import { SelectBox } from '~/components/forms/choices/select_box'
import { FilterDrawer } from '~/features/lists/filter_drawer'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { listAddress, type ClientFilters } from '~/features/clients/address'
import { personOption } from '~/features/clients/form/client_form'
import type { LabelChoices } from '~/features/clients/types'

interface LabelFiltersProps {
  filters: ClientFilters
  /** Absent until they have come. */
  narrowing?: LabelChoices
  total: number
  isOpen: boolean
  onClose: () => void
}

/** Narrows the list by who answers for the clients and by a tag, as soon as it is chosen. */
export function LabelFilters({ filters, narrowing, total, isOpen, onClose }: LabelFiltersProps) {
  const t = useMessages()
  const { people = [], tags = [] } = narrowing ?? {}
  const persons = people.map(personOption)
  const narrow = (part: Partial<ClientFilters>) => visitList(listAddress({ ...filters, ...part, page: 1 }))
  return (
    <FilterDrawer
      title={t('clients.list.by_labels')}
      clear={{ label: t('clients.list.clear'), onClick: () => narrow({ responsible: 0, tag: '' }) }}
      found={t('clients.list.found', { count: total })}
      {...{ isOpen, onClose }}
    >
      <SelectBox
        label={t('clients.field.responsible')}
        placeholder={t('clients.list.any')}
        options={persons}
        value={persons.find(({ value }) => value === String(filters.responsible)) ?? null}
        onChange={(chosen) => narrow({ responsible: chosen ? Number(chosen.value) : 0 })}
      />
      <SelectBox
        label={t('clients.field.tag')}
        placeholder={t('clients.list.any')}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
        value={filters.tag ? { value: filters.tag, label: filters.tag } : null}
        onChange={(chosen) => narrow({ tag: chosen?.value ?? '' })}
      />
    </FilterDrawer>
  )
}

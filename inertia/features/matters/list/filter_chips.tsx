import { FilterChips } from '~/features/lists/filter_chips'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { LIST, NO_STAGE, listAddress, type MatterFilters } from '~/features/matters/address'
import type { MatterFilterBarProps } from './filter_bar'
import type { Narrowing } from './more_filters'
import { MATERIAS, STATUSES } from '~/features/matters/vocabulary'

interface MatterFilterChipsProps extends Pick<Required<MatterFilterBarProps>, 'filters' | 'people'> {
  narrowing?: Narrowing
  onOpen: () => void
}

/** A common noun after the first of a list is written without a capital. */
const inPlace = (name: string, index: number) => (index === 0 ? name : name.toLocaleLowerCase())

/** The filters in force, each removable. */
export function MatterFilterChips({ filters, people, narrowing, onOpen }: MatterFilterChipsProps) {
  const t = useMessages()
  const without = (part: Partial<MatterFilters>) => listAddress({ ...filters, ...part, page: 1 })
  const nameOf = (id: number) => people.find((person) => person.id === id)?.name ?? `#${id}`
  const { status, materia, responsible, stage, tag, court, client, field, archived } = filters
  const clientName = narrowing?.client?.id === client ? narrowing.client.name : `#${client}`
  const fieldName = narrowing?.fields.find(({ key }) => key === field?.key)?.label ?? t('matters.list.field')

  function told(names: string[]) {
    const [first = '', second = ''] = names
    if (names.length < 2) return first
    return names.length === 2
      ? t('matters.list.or', { first, second })
      : t('matters.list.other', { first, count: names.length - 1 })
  }

  const chips = [
    {
      label: t('matters.field.status'),
      value: told(status.map((each, index) => inPlace(t(STATUSES[each].name), index))),
      removeHref: without({ status: [] }),
    },
    {
      label: t('matters.field.materia'),
      value: told(materia.map((each, index) => inPlace(t(MATERIAS[each]), index))),
      removeHref: without({ materia: [] }),
    },
    {
      label: t('matters.field.responsible'),
      value: told(responsible.map(nameOf)),
      removeHref: without({ responsible: [] }),
    },
    {
      label: t('matters.field.stage'),
      value: told(stage.map((each) => (each === NO_STAGE ? t('matters.no_stage') : each))),
      removeHref: without({ stage: [] }),
    },
    { label: t('matters.field.tag'), value: tag, removeHref: without({ tag: '' }) },
    { label: t('matters.field.court'), value: court, removeHref: without({ court: '' }) },
    { label: t('matters.field.client'), value: client > 0 && clientName, removeHref: without({ client: 0 }) },
    { label: fieldName, value: field?.text, removeHref: without({ field: null }) },
    {
      label: t('matters.list.filter_label.team'),
      value: filters.mine && t('matters.list.in_team'),
      removeHref: without({ mine: false }),
    },
    {
      label: t('matters.list.filter_label.private'),
      value: filters.private && t('matters.private_badge'),
      removeHref: without({ private: false }),
    },
    {
      label: t('matters.list.filter_label.archived'),
      value: archived && t('matters.list.archived'),
      removeHref: without({ archived: false }),
    },
  ]

  const clear = {
    label: t('matters.list.clear_filters'),
    href: filters.saved === null ? LIST : route('law_firm.matters.index', {}, { saved: 0 }),
    className: 'order-last',
  }
  return <FilterChips chips={chips.map((chip) => ({ ...chip, onOpen }))} clear={clear} />
}

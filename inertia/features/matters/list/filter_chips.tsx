import { Chip } from '~/components/display/chip'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { LIST, NO_STAGE, filterCount, listAddress, type MatterFilters } from '~/features/matters/address'
import type { FilterBarProps } from './filter_bar'
import type { Narrowing } from './more_filters'
import { MATERIAS, STATUSES } from '~/features/matters/vocabulary'

interface FilterChipsProps extends Pick<Required<FilterBarProps>, 'filters' | 'people'> {
  narrowing?: Narrowing
  onOpen: () => void
}

/** A common noun after the first of a list is written without a capital. */
const inPlace = (name: string, index: number) => (index === 0 ? name : name.toLocaleLowerCase())

/** The filters in force, each removable. */
export function FilterChips({ filters, people, narrowing, onOpen }: FilterChipsProps) {
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
      names: status.map((each, index) => inPlace(t(STATUSES[each].name), index)),
      removeHref: without({ status: [] }),
    },
    {
      label: t('matters.field.materia'),
      names: materia.map((each, index) => inPlace(t(MATERIAS[each]), index)),
      removeHref: without({ materia: [] }),
    },
    { label: t('matters.field.responsible'), names: responsible.map(nameOf), removeHref: without({ responsible: [] }) },
    {
      label: t('matters.field.stage'),
      names: stage.map((each) => (each === NO_STAGE ? t('matters.no_stage') : each)),
      removeHref: without({ stage: [] }),
    },
    { label: t('matters.field.tag'), names: tag ? [tag] : [], removeHref: without({ tag: '' }) },
    { label: t('matters.field.court'), names: court ? [court] : [], removeHref: without({ court: '' }) },
    { label: t('matters.field.client'), names: client ? [clientName] : [], removeHref: without({ client: 0 }) },
    { label: fieldName, names: field ? [field.text] : [], removeHref: without({ field: null }) },
    {
      label: t('matters.list.filter_label.team'),
      names: filters.mine ? [t('matters.list.in_team')] : [],
      removeHref: without({ mine: false }),
    },
    {
      label: t('matters.list.filter_label.private'),
      names: filters.private ? [t('matters.private_badge')] : [],
      removeHref: without({ private: false }),
    },
    {
      label: t('matters.list.filter_label.archived'),
      names: archived ? [t('matters.list.archived')] : [],
      removeHref: without({ archived: false }),
    },
  ]

  return (
    <>
      {chips.map(
        ({ label, names, removeHref }) =>
          names.length > 0 && (
            <Chip key={label} label={label} value={told(names)} removeHref={removeHref} onOpen={onOpen} />
          )
      )}
      {filterCount(filters) > 1 && (
        <TextLink
          href={filters.saved === null ? LIST : route('law_firm.matters.index', {}, { saved: 0 })}
          preserveState
          className="order-last text-sm"
        >
          {t('matters.list.clear_filters')}
        </TextLink>
      )}
    </>
  )
}

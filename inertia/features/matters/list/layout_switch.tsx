import { CalendarRange, Columns3, Rows3 } from 'lucide-react'
import { Segmented } from '~/components/actions/segmented'
import { useMessages } from '~/hooks/use_messages'
import { layoutAddress, listAddress, type Layout, type MatterFilters } from '~/features/matters/address'

const ICONS = { list: Rows3, kanban: Columns3, timeline: CalendarRange }

/** The ways to look at the same matters, and what each of them can be turned by. */
export function LayoutSwitch({ filters }: { filters: MatterFilters }) {
  const t = useMessages()
  const layouts = (Object.keys(ICONS) as Layout[]).map((layout) => ({
    value: layout,
    label: t(`matters.list.layout.${layout}`),
    icon: ICONS[layout],
    href: layoutAddress(filters, layout),
  }))
  const groups = (['stage', 'status'] as const).map((by) => ({
    value: by,
    label: t(`matters.list.group.${by}`),
    href: listAddress({ ...filters, by, page: 1 }),
  }))
  const dates = (['next', 'updated'] as const).map((sort) => ({
    value: sort,
    label: t(sort === 'next' ? 'matters.list.by_next' : 'matters.list.by_last'),
    href: listAddress({ ...filters, sort, descending: sort === 'updated', page: 1 }),
  }))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented label={t('matters.list.layout')} value={filters.layout} options={layouts} />
      {filters.layout === 'kanban' && (
        <Segmented label={t('matters.list.group_by')} value={filters.by} options={groups} />
      )}
      {filters.layout === 'timeline' && (
        <Segmented
          label={t('matters.list.by_date')}
          value={filters.sort === 'next' ? 'next' : 'updated'}
          options={dates}
        />
      )}
    </div>
  )
}

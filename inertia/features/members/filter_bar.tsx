import { Menu } from '~/components/actions/menu'
import { ColumnMenu } from '~/features/lists/column_menu'
import { FilterBar } from '~/features/lists/filter_bar'
import { FilterChips } from '~/features/lists/filter_chips'
import { useMessages } from '~/hooks/use_messages'
import { MEMBER_COLUMNS } from './table_columns'
import { membersAddress, type MemberFilters, type RoleChoice } from './types'

interface MemberFilterBarProps {
  filters: MemberFilters
  roles: RoleChoice[]
  groups: { id: number; name: string }[]
}

/** Search, and the filters by role and group with those in force. */
export function MemberFilterBar({ filters, roles, groups }: MemberFilterBarProps) {
  const t = useMessages()
  const to = (part: Partial<MemberFilters>) => membersAddress({ ...filters, ...part, page: 1 })
  const role = filters.role === 'none' ? t('members.no_role') : roles.find(({ id }) => id === filters.role)?.name
  const group = groups.find(({ id }) => id === filters.group)?.name
  const search = {
    value: filters.q,
    label: t('members.search'),
    maxLength: 100,
    href: (q: string) => to({ q }),
    className: 'w-72 flex-none',
  }
  const chips = [
    { label: t('members.filter.role'), value: role, removeHref: to({ role: null }) },
    { label: t('members.filter.group'), value: group, removeHref: to({ group: null }) },
  ]

  return (
    <FilterBar search={search}>
      <Menu
        trigger={{ label: t('members.filter.role'), size: 'sm' }}
        items={[
          ...roles.map(({ id, name }) => ({ label: name, checked: filters.role === id, href: to({ role: id }) })),
          { label: t('members.no_role'), checked: filters.role === 'none', href: to({ role: 'none' }) },
        ]}
      />
      {groups.length > 0 && (
        <Menu
          trigger={{ label: t('members.filter.group'), size: 'sm' }}
          items={groups.map(({ id, name }) => ({
            label: name,
            checked: filters.group === id,
            href: to({ group: id }),
          }))}
        />
      )}
      <FilterChips chips={chips} />
      <span className="ml-auto">
        <ColumnMenu
          columns={MEMBER_COLUMNS}
          filters={filters}
          href={(columns) => membersAddress({ ...filters, columns })}
        />
      </span>
    </FilterBar>
  )
}

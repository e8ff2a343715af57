import { useCallback } from 'react'
import { Chip } from '~/components/display/chip'
import { Menu } from '~/components/actions/menu'
import { ColumnMenu } from '~/features/lists/column_menu'
import { ListSearch } from '~/features/lists/list_search'
import { useMessages } from '~/hooks/use_messages'
import { ALL_COLUMNS, COLUMN_NAMES, shownColumns } from './list_columns'
import { membersAddress, type MemberFilters, type RoleChoice } from './types'

interface FilterBarProps {
  filters: MemberFilters
  roles: RoleChoice[]
  groups: { id: number; name: string }[]
}

/** Search, and the filters by role and group with those in force. */
export function FilterBar({ filters, roles, groups }: FilterBarProps) {
  const t = useMessages()
  const withText = useCallback((q: string) => membersAddress({ ...filters, q, page: 1 }), [filters])
  const to = (part: Partial<MemberFilters>) => membersAddress({ ...filters, ...part, page: 1 })
  const role = filters.role === 'none' ? t('members.no_role') : roles.find(({ id }) => id === filters.role)?.name
  const group = groups.find(({ id }) => id === filters.group)?.name

  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4">
      <ListSearch
        value={filters.q}
        label={t('members.search')}
        maxLength={100}
        href={withText}
        className="w-72 flex-none"
      />
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
      {role && <Chip label={t('members.filter.role')} value={role} removeHref={to({ role: null })} />}
      {group && <Chip label={t('members.filter.group')} value={group} removeHref={to({ group: null })} />}
      <span className="ml-auto">
        <ColumnMenu
          columns={ALL_COLUMNS.map((key) => ({ key, label: t(COLUMN_NAMES[key]) }))}
          shown={shownColumns(filters)}
          usual={ALL_COLUMNS}
          href={(columns) => membersAddress({ ...filters, columns })}
        />
      </span>
    </div>
  )
}

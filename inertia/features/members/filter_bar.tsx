import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Chip } from '~/components/chip'
import { Icon } from '~/components/icon'
import { Menu } from '~/components/menu'
import { ColumnMenu } from '~/features/lists/column_menu'
import { useMessages } from '~/hooks/use_messages'
import { ALL_COLUMNS, COLUMN_NAMES, shownColumns } from './list_columns'
import { membersAddress, type MemberFilters, type RoleChoice } from './types'

const PAUSE = 250

interface FilterBarProps {
  filters: MemberFilters
  roles: RoleChoice[]
  groups: { id: number; name: string }[]
}

/** What is typed; after a pause it goes into the address and the list follows. */
function useSearchText(filters: MemberFilters) {
  const [text, setText] = useState(filters.q)
  const sent = useRef(filters.q)

  useEffect(() => {
    if (filters.q === sent.current) return
    sent.current = filters.q
    setText(filters.q)
  }, [filters.q])

  useEffect(() => {
    const q = text.trim()
    if (q === sent.current) return
    const timer = setTimeout(() => {
      sent.current = q
      const options = { preserveState: true, preserveScroll: true, replace: true }
      router.get(membersAddress({ ...filters, q, page: 1 }), {}, options)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, filters])

  return [text, setText] as const
}

/** Search, and the filters by role and group with those in force. */
export function FilterBar({ filters, roles, groups }: FilterBarProps) {
  const t = useMessages()
  const [text, setText] = useSearchText(filters)
  const to = (part: Partial<MemberFilters>) => membersAddress({ ...filters, ...part, page: 1 })
  const role = filters.role === 'none' ? t('members.no_role') : roles.find(({ id }) => id === filters.role)?.name
  const group = groups.find(({ id }) => id === filters.group)?.name

  return (
    <div className="flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4">
      <div className="relative w-72 flex-none max-md:w-full">
        <Icon of={Search} className="pointer-events-none absolute top-1/2 left-2 -translate-y-1/2 text-fg-subtle" />
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('members.search')}
          placeholder={t('members.search')}
          maxLength={100}
          className="h-control-sm w-full rounded-md border border-line bg-surface pr-2 pl-7.5 text-sm text-fg placeholder:text-fg-subtle hover:border-line-strong max-md:h-10 max-md:text-md"
        />
      </div>
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

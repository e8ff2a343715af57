import { useId, useMemo, useState } from 'react'
import { SearchField } from '~/components/forms/inputs/search_field'
import { useMessages } from '~/hooks/use_messages'
import { PermissionColumns } from './permission_columns'
import { PermissionRow } from './permission_row'
import { matchingGroups, tickable, type PermissionGroup, type Ticked } from './permission_rules'
import type { Permission } from './role'
import { usePermissionWords } from './use_permission_words'

interface PermissionMatrixProps {
  matrix: PermissionGroup[]
  chosen: Permission[]
  /** What the role permitted before: it may keep that, whoever edits it. */
  had?: Permission[]
  /** What the last tick brought with it. */
  ticked?: Ticked | null
  /** Absent where the role is only read. */
  onToggle?: (ids: Permission[], on: boolean) => void
}

/** All permissions, by kind of record and action, with a search and a count. */
export function PermissionMatrix({ matrix, chosen, had = [], ticked, onToggle }: PermissionMatrixProps) {
  const t = useMessages()
  const words = usePermissionWords()
  const titleId = useId()
  const [query, setQuery] = useState('')
  const open = useMemo(() => tickable(matrix, had), [matrix, had])
  const total = matrix.reduce((sum, { permissions }) => sum + permissions.length, 0)
  const shown = matchingGroups(matrix, query, {
    group: (group) => `${words.group(group)} ${words.groupLead(group)}`,
    permission: (id) => `${words.verb(id)} ${words.help(id)}`,
  })

  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-md font-semibold">
            {t('roles.matrix.title')}
          </h2>
          <p className="text-sm text-fg-muted tabular-nums" aria-live="polite">
            {t('roles.matrix.count', { count: chosen.length, total })} <Beside ticked={ticked} />
          </p>
        </div>
        <SearchField
          label={t('roles.matrix.search')}
          value={query}
          onChange={setQuery}
          className="w-72 max-md:w-full"
        />
      </div>
      {shown.length === 0 ? (
        <p className="rounded-lg border border-line px-4 py-6 text-center text-sm text-fg-muted" role="status">
          {t('roles.matrix.nothing', { query })}
        </p>
      ) : (
        <div className="min-w-0 rounded-lg border border-line">
          {onToggle && <PermissionColumns {...{ shown, chosen, open, onToggle }} />}
          {shown.map(({ group, permissions }) => (
            <PermissionRow key={group} {...{ group, permissions, chosen, open, onToggle }} />
          ))}
        </div>
      )}
    </section>
  )
}

/** What a tick brought with it, in words, so that nothing changes unseen. */
function Beside({ ticked }: Pick<PermissionMatrixProps, 'ticked'>) {
  const t = useMessages()
  const { whole } = usePermissionWords()
  const { added = [], removed = [] } = ticked ?? {}
  const names = (ids: Permission[]) => ids.map(whole).join(', ')
  if (added.length > 0)
    return <span className="text-info-fg">{t('roles.matrix.also_added', { names: names(added) })}</span>
  if (removed.length > 0)
    return <span className="text-warning-fg">{t('roles.matrix.also_removed', { names: names(removed) })}</span>
  return null
}

import { Checkbox } from '~/components/forms/choices/checkbox'
import { useMessages } from '~/hooks/use_messages'
import { columnOf, COLUMNS, type PermissionGroup } from './permission_rules'
import { GRID } from './permission_row'
import { stateOf } from './tick_state'
import type { Permission } from './role'

interface PermissionColumnsProps {
  shown: PermissionGroup[]
  chosen: Permission[]
  open: Set<Permission>
  onToggle: (ids: Permission[], on: boolean) => void
}

/** One box for each column, which ticks all that is shown in it. */
export function PermissionColumns({ shown, chosen, open, onToggle }: PermissionColumnsProps) {
  const t = useMessages()
  const specs = shown.flatMap(({ permissions }) => permissions)
  return (
    <div
      role="group"
      aria-label={t('roles.matrix.columns')}
      className={`${GRID} rounded-t-lg bg-surface-subtle py-1.5 max-desk:flex max-desk:flex-wrap`}
    >
      <span className="self-center text-xs font-medium text-fg-subtle max-desk:w-full">
        {t('roles.matrix.columns_lead')}
      </span>
      {COLUMNS.map((column) => {
        const ids = specs.filter(({ id, action }) => columnOf(action) === column && open.has(id)).map(({ id }) => id)
        return (
          <Checkbox
            key={column}
            className="text-sm font-medium"
            label={t(`roles.column.${column}`)}
            disabled={ids.length === 0}
            {...stateOf(ids, chosen)}
            onChange={(on) => onToggle(ids, on)}
          />
        )
      })}
    </div>
  )
}

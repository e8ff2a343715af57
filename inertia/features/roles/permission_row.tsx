import { Check, Minus } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { columnOf, COLUMNS, type Column, type PermissionSpec } from './permission_rules'
import type { Permission } from './role'
import { stateOf } from './tick_state'
import { usePermissionWords } from './use_permission_words'

/** Kind of record at the left, then one column for each action; one below the other where it is narrow. */
export const GRID =
  'grid grid-cols-[minmax(11rem,1.2fr)_repeat(5,minmax(0,1fr))] gap-x-4 gap-y-1 px-4 max-desk:grid-cols-2 max-md:grid-cols-1'

/** Written out, since class names are read from the source. */
const PLACE: Record<Column, string> = {
  leer: 'desk:col-start-2',
  crear: 'desk:col-start-3',
  editar: 'desk:col-start-4',
  archivar: 'desk:col-start-5',
  eliminar: 'desk:col-start-6',
}

interface PermissionRowProps {
  group: string
  permissions: PermissionSpec[]
  chosen: Permission[]
  /** Which of them the reader may tick. */
  open: Set<Permission>
  onToggle?: (ids: Permission[], on: boolean) => void
}

/** What can be permitted over one kind of record. */
export function PermissionRow({ group, permissions, chosen, open, onToggle }: PermissionRowProps) {
  const t = useMessages()
  const words = usePermissionWords()
  const titleId = useId()
  const ids = permissions.filter(({ id }) => open.has(id)).map(({ id }) => id)
  const inOrder = COLUMNS.flatMap((column) => permissions.filter(({ action }) => columnOf(action) === column))

  return (
    <div role="group" aria-labelledby={titleId} className={`${GRID} border-t border-line-subtle py-3 first:border-t-0`}>
      <div className="max-desk:col-span-full">
        <h3 id={titleId} className="font-semibold">
          {words.group(group)}
        </h3>
        <p className="text-sm text-fg-muted">{words.groupLead(group)}</p>
        {onToggle && permissions.length > 1 && (
          <Checkbox
            className="mt-0.5 text-sm text-fg-muted"
            label={t.rich('roles.matrix.all_of', { name: <span className="sr-only">{words.group(group)}</span> })}
            disabled={ids.length === 0}
            {...stateOf(ids, chosen)}
            onChange={(on) => onToggle(ids, on)}
          />
        )}
      </div>
      {inOrder.map(({ id, action }) => (
        <div key={id} className={cx('min-w-0', PLACE[columnOf(action)])}>
          {onToggle ? (
            <Checkbox
              label={words.verb(id)}
              help={open.has(id) ? words.help(id) : t('roles.matrix.not_yours')}
              disabled={!open.has(id)}
              checked={chosen.includes(id)}
              onChange={(on) => onToggle([id], on)}
            />
          ) : (
            <Granted id={id} granted={chosen.includes(id)} />
          )}
        </div>
      ))}
    </div>
  )
}

/** A permission that is only read: given, or not. */
function Granted({ id, granted }: { id: Permission; granted: boolean }) {
  const t = useMessages()
  const { verb, help } = usePermissionWords()
  return (
    <div className="flex gap-2 py-0.5">
      <Icon of={granted ? Check : Minus} className={cx('mt-0.5', granted ? 'text-success-fg' : 'text-fg-subtle')} />
      <div className="min-w-0">
        <span className={granted ? 'font-medium' : 'text-fg-subtle'}>
          {verb(id)}
          <span className="sr-only"> {t(granted ? 'roles.matrix.granted' : 'roles.matrix.not_granted')}</span>
        </span>
        <p className="text-xs text-fg-subtle">{help(id)}</p>
      </div>
    </div>
  )
}

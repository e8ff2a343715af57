import { Link } from '@inertiajs/react'
import { Plus, X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'

interface ChipProps {
  /** What is filtered and by which value: «Estado», «Activo». */
  label: string
  value: string
  /** Opens the filter to change it. */
  onOpen?: () => void
  onRemove?: () => void
  /** Address of the list without this filter. */
  removeHref?: string
  removeLabel?: string
  className?: string
}

const box =
  'inline-flex h-control-sm max-w-full items-center rounded-md border bg-surface text-sm whitespace-nowrap max-md:h-10'
const removeLook =
  'grid h-full w-6 flex-none place-items-center rounded-r-md border-l border-line text-fg-subtle hover:bg-surface-hover hover:text-fg focus-visible:-outline-offset-2 max-md:w-10'

/** A filter in force, removable. */
export function Chip({ label, value, onOpen, onRemove, removeHref, removeLabel, className }: ChipProps) {
  const t = useMessages()
  const name = removeLabel ?? t('common.remove_filter', { label })
  const Face = onOpen ? 'button' : 'span'
  const drawing = <Icon of={X} size={14} />

  return (
    <span className={cx(box, 'border-line', className)}>
      <Face
        {...(onOpen ? { type: 'button', onClick: onOpen } : {})}
        className={cx(
          'inline-flex h-full min-w-0 items-center gap-[5px] rounded-l-md px-2 focus-visible:-outline-offset-2',
          onOpen && 'hover:bg-surface-hover'
        )}
      >
        <span className="text-fg-subtle">{label}</span>
        <b className="truncate font-medium">{value}</b>
      </Face>
      {removeHref ? (
        <Link href={removeHref} preserveScroll preserveState className={removeLook} aria-label={name}>
          {drawing}
        </Link>
      ) : (
        <button type="button" onClick={onRemove} className={removeLook} aria-label={name}>
          {drawing}
        </button>
      )}
    </span>
  )
}

/** A dashed chip that adds a filter. */
export function AddChip({ children, className, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(
        box,
        'gap-[5px] border-dashed border-line-strong px-2 text-fg-muted hover:bg-surface-hover hover:text-fg',
        className
      )}
    >
      <Icon of={Plus} size={14} />
      {children}
    </button>
  )
}

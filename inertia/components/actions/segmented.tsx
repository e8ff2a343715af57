import { Link } from '@inertiajs/react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import type { LucideIcon } from '~/components/display/icon'

interface SegmentedProps<T extends string> {
  /** Name of the group for assistive technology. */
  label: string
  value: T
  options: { value: T; label: string; icon?: LucideIcon; href?: string }[]
  onChange?: (value: T) => void
  className?: string
}

const base =
  'inline-flex h-[26px] flex-1 items-center justify-center gap-1.5 rounded-sm px-[9px] text-sm font-medium whitespace-nowrap max-md:h-auto max-md:min-h-10 max-md:flex-auto max-md:py-1 max-md:text-center max-md:whitespace-normal'

/** Two to four views of the same thing, of which one is shown. */
export function Segmented<T extends string>({ label, value, options, onChange, className }: SegmentedProps<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('inline-flex max-w-full gap-0.5 rounded-md bg-surface-active p-0.5', className)}
    >
      {options.map((option) => {
        const isOn = option.value === value
        const look = cx(base, isOn ? 'bg-surface text-fg shadow-sm' : 'text-fg-muted hover:text-fg')
        const face = (
          <>
            {option.icon && <Icon of={option.icon} size={14} />}
            {option.label}
          </>
        )
        return option.href === undefined ? (
          <button
            key={option.value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange?.(option.value)}
            className={look}
          >
            {face}
          </button>
        ) : (
          <Link
            key={option.value}
            href={option.href}
            preserveScroll
            aria-current={isOn ? 'true' : undefined}
            className={look}
          >
            {face}
          </Link>
        )
      })}
    </div>
  )
}

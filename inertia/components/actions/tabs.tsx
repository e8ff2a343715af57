import { Link } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

export interface TabItem {
  href: string
  label: string
  count?: number | string
  current?: boolean
  /** A dot: a saved view with changes that are not saved. */
  changed?: boolean
}

interface TabsProps {
  /** Name of the group for assistive technology. */
  label: string
  items: TabItem[]
  end?: ReactNode
  className?: string
}

const base =
  'relative inline-flex h-[38px] flex-none items-center gap-1.5 px-2 whitespace-nowrap focus-visible:rounded-md focus-visible:-outline-offset-3 max-md:h-control-lg'
const currentLook =
  'font-semibold text-fg after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-t-xs after:bg-accent-fg'

/** Parts of a page, each with its address. */
export function Tabs({ label, items, end, className }: TabsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const current = useRef<HTMLAnchorElement>(null)

  // On a phone the row scrolls: the tab one is on must be in sight.
  useEffect(() => {
    const row = current.current?.parentElement
    if (!row || !current.current) return
    row.scrollLeft = current.current.offsetLeft - row.clientWidth / 2 + current.current.offsetWidth / 2
  }, [])

  return (
    <nav
      aria-label={label}
      className={cx(
        'fade-end flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line px-4 max-md:px-2',
        className
      )}
    >
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          preserveScroll
          ref={item.current ? current : undefined}
          aria-current={item.current ? 'page' : undefined}
          className={cx(base, item.current ? currentLook : 'font-medium text-fg-muted hover:text-fg')}
        >
          {item.label}
          {item.count !== undefined && (
            <span className="text-xs font-normal text-fg-subtle tabular-nums">
              {typeof item.count === 'number' ? item.count.toLocaleString(tagOf(locale)) : item.count}
            </span>
          )}
          {item.changed && (
            <span
              role="img"
              aria-label={t('common.unsaved_view')}
              title={t('common.unsaved_view')}
              className="size-[5px] rounded-full bg-accent-fg"
            />
          )}
        </Link>
      ))}
      {end && <span className="ml-1 flex flex-none items-center">{end}</span>}
    </nav>
  )
}

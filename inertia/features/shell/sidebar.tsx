import { Link, usePage } from '@inertiajs/react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { isCurrent, navigationOf } from './navigation'
import type { NavItem } from './navigation_items'

interface SidebarProps {
  folded: boolean
  onFold(): void
}

/** The sections of the product down the left side; folds to icons and remembers it. */
export function Sidebar({ folded, onFold }: SidebarProps) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  const label = folded ? t('shell.nav.expand') : t('shell.nav.collapse')
  return (
    <nav
      aria-label={t('shell.nav.label')}
      className="sticky top-topbar flex h-[calc(100dvh-var(--topbar))] flex-col gap-px overflow-y-auto bg-canvas px-2 pt-2 pb-3 max-md:hidden"
    >
      {navigationOf(identity!).map((group) => (
        <div key={group.label} className={folded ? 'border-line py-2 not-first:border-t' : 'not-first:pt-3.5'}>
          <h2 className={folded ? 'sr-only' : 'px-2 pb-1 text-xs font-medium text-fg-subtle'}>{t(group.label)}</h2>
          {group.items.map((item) => (
            <RailLink key={item.href} item={item} folded={folded} />
          ))}
        </div>
      ))}
      <button
        type="button"
        onClick={onFold}
        aria-expanded={!folded}
        className={`${linkLook(folded)} mt-auto text-fg-subtle hover:bg-surface-hover hover:text-fg`}
      >
        <Icon of={folded ? PanelLeftOpen : PanelLeftClose} />
        <span className={folded ? 'sr-only' : ''}>{label}</span>
      </button>
    </nav>
  )
}

function linkLook(folded: boolean): string {
  const shape = folded ? 'h-8 w-9 justify-center self-center' : 'h-[1.875rem] w-full px-2'
  return `flex shrink-0 items-center gap-2.5 rounded-md text-sm font-medium whitespace-nowrap ${shape}`
}

function RailLink({ item, folded }: { item: NavItem; folded: boolean }) {
  const t = useMessages()
  const current = isCurrent(item, usePage().url)
  const colour = current
    ? 'bg-surface-active font-semibold text-fg'
    : 'text-fg-muted hover:bg-surface-hover hover:text-fg'
  return (
    <Link
      href={item.href}
      aria-current={current ? 'page' : undefined}
      title={folded ? t(item.label) : undefined}
      className={`${linkLook(folded)} ${colour}`}
    >
      <Icon of={item.icon} className={current ? 'text-accent-fg' : ''} />
      <span className={folded ? 'sr-only' : ''}>{t(item.label)}</span>
    </Link>
  )
}

import { Link, usePage } from '@inertiajs/react'
import { Icon } from '~/components/icon'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { isCurrent, navigationOf } from './navigation'

const MOST = 5

/** The first sections at the foot of a phone. */
export function BottomBar() {
  const t = useMessages()
  const { url, props } = usePage<SharedProps>()
  const items = navigationOf(props.identity!).flatMap((group) => group.items)
  return (
    <nav
      aria-label={t('shell.nav.label')}
      className="fixed inset-x-0 bottom-0 z-(--z-rail) grid h-bottombar auto-cols-fr grid-flow-col border-t border-line bg-surface md:hidden"
    >
      {items.slice(0, MOST).map((item) => {
        const current = isCurrent(item, url)
        return (
          <Link
            key={item.href}
            href={item.href}
            aria-current={current ? 'page' : undefined}
            className={`grid place-content-center justify-items-center gap-0.5 text-2xs font-medium ${current ? 'font-semibold text-accent-fg' : 'text-fg-subtle'}`}
          >
            <Icon of={item.icon} size={20} />
            {t(item.label)}
          </Link>
        )
      })}
    </nav>
  )
}

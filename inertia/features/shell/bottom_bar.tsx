import { Link, usePage } from '@inertiajs/react'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '~/components/overlays/drawer'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { atTheFoot, isCurrent, navigationOf } from './navigation'
import { NavigationLink } from './navigation_link'

const place = 'grid place-content-center justify-items-center gap-0.5 text-2xs font-medium'

/** The first sections at the foot of a phone; the others behind «Más». */
export function BottomBar() {
  const t = useMessages()
  const { url, props } = usePage<SharedProps>()
  const [isOpen, setOpen] = useState(false)
  const { items, hasMore } = atTheFoot(props.identity!)
  return (
    <nav
      aria-label={t('shell.nav.label')}
      className="fixed inset-x-0 bottom-0 z-(--z-rail) grid h-bottombar auto-cols-fr grid-flow-col border-t border-line bg-surface md:hidden"
    >
      {items.map((item) => (
        <NavigationLink
          key={item.href}
          {...{ item, url }}
          className={(current) => `${place} ${current ? 'font-semibold text-accent-fg' : 'text-fg-subtle'}`}
        >
          <Icon of={item.icon} size={20} />
          {t(item.shortLabel ?? item.label)}
        </NavigationLink>
      ))}
      {hasMore && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={`${place} text-fg-subtle`}
        >
          <Icon of={Menu} size={20} />
          {t('shell.nav.more')}
        </button>
      )}
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('shell.nav.label')} side="bottom">
        <AllSections onLeave={() => setOpen(false)} />
      </Drawer>
    </nav>
  )
}

function AllSections({ onLeave }: { onLeave(): void }) {
  const t = useMessages()
  const { url, props } = usePage<SharedProps>()
  return navigationOf(props.identity!).map((group) => (
    <section key={group.label} className="not-first:pt-3">
      <h3 className="px-2 pb-1 text-xs font-medium text-fg-subtle">{t(group.label)}</h3>
      {group.items.map((item) => {
        const current = isCurrent(item, url)
        return (
          <Link
            key={item.href}
            href={item.href}
            onClick={onLeave}
            aria-current={current ? 'page' : undefined}
            className={`flex h-control-lg items-center gap-3 rounded-md px-2 font-medium ${current ? 'bg-surface-active font-semibold' : 'text-fg-muted'}`}
          >
            <Icon of={item.icon} className={current ? 'text-accent-fg' : ''} />
            {t(item.label)}
          </Link>
        )
      })}
    </section>
  ))
}

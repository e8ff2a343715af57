import { Head, Link, usePage } from '@inertiajs/react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Crumb } from '~/components/layout/breadcrumbs'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { PageHead } from '~/components/layout/page_head'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { settingsOf, type SettingsArea, type SettingsItem } from './settings_navigation'

interface SettingsFrameProps {
  area: SettingsArea
  /** A noun; also the title of the browser's tab. */
  title: string
  /** One or two sentences on what is set here. */
  lead?: ReactNode
  actions?: ReactNode
  /** The way to a page below one of the neighbours. */
  crumbs?: Crumb[]
  /** The content runs to the edges (tables) and has no padding of its own. */
  flush?: boolean
  children: ReactNode
}

/** A page of settings: its neighbours at the left (a strip on small screens), its title, what is set. */
export function SettingsFrame({ area, title, lead, actions, crumbs, flush, children }: SettingsFrameProps) {
  return (
    <div className="desk:grid desk:min-h-full desk:grid-cols-[12.5rem_minmax(0,1fr)]">
      <Head title={title} />
      <SettingsNavigation area={area} />
      <div className="min-w-0 pb-10">
        <PageHead title={title} crumbs={crumbs} actions={actions} className="max-desk:pt-4" />
        {lead && <p className="-mt-1.5 max-w-[68ch] px-6 pb-4 text-sm text-fg-muted max-md:px-4">{lead}</p>}
        {flush ? children : <div className="grid gap-6 px-6 pt-1 max-md:px-4">{children}</div>}
      </div>
    </div>
  )
}

function SettingsNavigation({ area }: { area: SettingsArea }) {
  const t = useMessages()
  const { props, url } = usePage<SharedProps>()
  const strip = useRef<HTMLUListElement>(null)
  const path = url.split(/[?#]/)[0]!
  const items = settingsOf(area, props.identity!)

  // Where the strip scrolls, the page one is on must be in sight.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!strip.current || !current) return
    strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2
  }, [path])

  return (
    <nav
      aria-label={t(`settings.area.${area}`)}
      className="max-desk:border-b max-desk:border-line desk:border-r desk:border-line-subtle desk:px-2 desk:pt-4"
    >
      <p aria-hidden className="px-2 pb-1.5 text-xs font-medium text-fg-subtle max-desk:hidden">
        {t(`settings.area.${area}`)}
      </p>
      <ul
        ref={strip}
        className="flex gap-px desk:sticky desk:top-[calc(var(--topbar)+0.5rem)] desk:flex-col fade-end max-desk:relative max-desk:gap-1 max-desk:overflow-x-auto max-desk:px-4 max-md:pr-10 max-md:pl-2"
      >
        {items.map((item) => (
          <li key={item.href} className="flex-none">
            <SettingsLink item={item} current={path === item.href || path.startsWith(`${item.href}/`)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const shape =
  'relative flex items-center gap-2.5 text-sm whitespace-nowrap focus-visible:-outline-offset-2 desk:h-[1.875rem] desk:rounded-md desk:px-2 max-desk:h-control-lg max-desk:px-2'
const currentLook =
  'font-semibold text-fg desk:bg-surface-active max-desk:after:absolute max-desk:after:inset-x-2 max-desk:after:bottom-0 max-desk:after:h-0.5 max-desk:after:rounded-t-xs max-desk:after:bg-accent-fg'

function SettingsLink({ item, current }: { item: SettingsItem; current: boolean }) {
  const t = useMessages()
  return (
    <Link
      href={item.href}
      aria-current={current ? 'page' : undefined}
      className={cx(
        shape,
        current ? currentLook : 'font-medium text-fg-muted hover:text-fg desk:hover:bg-surface-hover'
      )}
    >
      <Icon of={item.icon} className={cx('max-desk:hidden', current && 'text-accent-fg')} />
      {t(item.label)}
    </Link>
  )
}

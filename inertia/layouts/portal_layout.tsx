import { usePage } from '@inertiajs/react'
import { Suspense, type ReactNode } from 'react'
import { cx } from '~/components/cx'
import { SkipLink } from '~/components/layout/skip_link'
import { TextLink } from '~/components/actions/text_link'
import { Bell } from '~/features/notices/bell'
import { PortalBrand } from '~/features/portal/portal_brand'
import { BottomBar } from '~/features/shell/bottom_bar'
import { navigationOf } from '~/features/shell/navigation'
import { NavigationLink } from '~/features/shell/navigation_link'
import { PageBoundary } from '~/features/shell/page_boundary'
import { UserMenu } from '~/features/shell/user_menu'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

/** One column for titles, cards and lists, and for what stands in the bars. */
const COLUMN = 'mx-auto w-full max-w-270'

/** The pages of the portal itself; the others (account, notices) are shared with firms and stand on a sheet. */
const isPortalPage = (component: string) => component.startsWith('portal/') || component === 'main/client'

/** The frame of a firm's clients: the firm's name above everything, one column, a bar at the foot of a phone. */
export function PortalLayout({ children }: { children: ReactNode }) {
  const { component } = usePage()
  return (
    <div className="flex min-h-dvh flex-col bg-canvas text-fg">
      <SkipLink href="#main" />
      <header className="sticky top-(--acting-as) z-(--z-bar) border-b border-line bg-surface">
        <div className={cx(COLUMN, 'flex h-14 items-center gap-6 px-6 max-md:gap-2 max-md:px-4')}>
          <PortalBrand />
          <Sections />
          <div className="ml-auto flex flex-none items-center gap-1">
            <Bell />
            <UserMenu />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={cx(COLUMN, 'min-w-0 flex-1 outline-none')}>
        <div
          className={cx(
            'min-w-0',
            !isPortalPage(component) &&
              'bg-surface max-md:min-h-full md:mx-6 md:my-6 md:overflow-clip md:rounded-xl md:border md:border-line'
          )}
        >
          <PageBoundary>
            <Suspense fallback={null}>{children}</Suspense>
          </PageBoundary>
        </div>
      </main>
      <Foot />
      <BottomBar />
    </div>
  )
}

function Sections() {
  const t = useMessages()
  const { url, props } = usePage<SharedProps>()
  const items = navigationOf(props.identity!).flatMap((group) => group.items)
  return (
    <nav aria-label={t('shell.nav.label')} className="flex min-w-0 gap-1 max-md:hidden">
      {items.map((item) => (
        <NavigationLink
          key={item.href}
          {...{ item, url }}
          className={(current) =>
            cx(
              'grid h-9 place-items-center rounded-md px-3 font-medium whitespace-nowrap',
              current ? 'bg-surface-active text-fg' : 'text-fg-muted hover:bg-surface-hover hover:text-fg'
            )
          }
        >
          {t(item.label)}
        </NavigationLink>
      ))}
    </nav>
  )
}

function Foot() {
  const t = useMessages()
  const { current } = usePage<SharedProps>().props.portal!
  return (
    <footer
      className={cx(
        COLUMN,
        'flex flex-wrap gap-x-4 gap-y-1 px-6 pt-2 pb-6 text-sm text-fg-muted max-md:px-4 max-md:pb-[calc(var(--bottombar)+1.5rem)]'
      )}
    >
      <p>{current ? t('portal.foot.of', { firm: current.name }) : t('portal.foot.plain')}</p>
      <TextLink href={route('security.privacy')} className="md:ml-auto">
        {t('portal_link.privacy')}
      </TextLink>
    </footer>
  )
}

import { usePage } from '@inertiajs/react'
import { Suspense, type ReactNode } from 'react'
import { SkipLink } from '~/components/layout/skip_link'
import { BottomBar } from '~/features/shell/bottom_bar'
import { PageBoundary } from '~/features/shell/page_boundary'
import { Sidebar } from '~/features/shell/sidebar'
import { ShortcutSheet } from '~/features/shell/shortcut_sheet'
import { useFoldedSidebar } from '~/features/shell/use_folded_sidebar'
import { TopBar } from '~/features/shell/top_bar'
import { PortalLayout } from '~/layouts/portal_layout'
import type { SharedProps } from '~/types'

/** The frame of who is signed in: the portal for a firm's clients, the application for all others. */
export function MainLayout({ children }: { children: ReactNode }) {
  const { portal } = usePage<SharedProps>().props
  return portal ? <PortalLayout>{children}</PortalLayout> : <FirmLayout>{children}</FirmLayout>
}

/** The frame of the application: bar, rail, page; on a phone a bar at the foot. */
function FirmLayout({ children }: { children: ReactNode }) {
  const { folded, fold } = useFoldedSidebar()
  return (
    <div className="min-h-dvh bg-canvas text-fg">
      <SkipLink href="#main" />
      <TopBar />
      <div
        data-rail={folded ? undefined : ''}
        className={`grid min-h-[calc(100dvh-var(--topbar))] max-md:block ${folded ? 'grid-cols-[var(--rail-min)_minmax(0,1fr)]' : 'grid-cols-[var(--rail)_minmax(0,1fr)]'}`}
      >
        <Sidebar folded={folded} onFold={fold} />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 border-l border-line bg-surface outline-none max-md:min-h-[calc(100dvh-var(--topbar))] max-md:border-l-0 max-md:pb-[calc(var(--bottombar)+1rem)]"
        >
          <PageBoundary>
            <Suspense fallback={null}>{children}</Suspense>
          </PageBoundary>
        </main>
      </div>
      <BottomBar />
      <ShortcutSheet />
    </div>
  )
}

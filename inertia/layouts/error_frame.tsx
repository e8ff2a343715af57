import { usePage } from '@inertiajs/react'
import { Suspense, type ReactNode } from 'react'
import { lazily } from '~/components/feedback/lazily'
import type { SharedProps } from '~/types'

const MainLayout = lazily<{ children: ReactNode }>(() => import('~/features/shell/main_frame'))

/** Where a page that says what went wrong stands: who is signed in keeps the frame of the application; a visitor has none. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  const { identity } = usePage<SharedProps>().props
  if (!identity)
    return (
      <main id="main" className="grid min-h-dvh place-items-center bg-surface text-fg">
        {children}
      </main>
    )
  return (
    <Suspense fallback={null}>
      <MainLayout>
        <div className="grid min-h-[70dvh] place-items-center">{children}</div>
      </MainLayout>
    </Suspense>
  )
}

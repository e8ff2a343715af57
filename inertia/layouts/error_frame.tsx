import { Head, usePage } from '@inertiajs/react'
import { Suspense, type ReactNode } from 'react'
import type { LucideIcon } from '~/components/display/icon'
import { EmptyState } from '~/components/feedback/empty_state'
import { lazily } from '~/components/feedback/lazily'
import type { SharedProps } from '~/types'

const MainLayout = lazily<{ children: ReactNode }>(() => import('~/features/shell/main_frame'))

interface ErrorFrameProps {
  icon: LucideIcon
  title: string
  actions: ReactNode
  children: ReactNode
}

/** A page that says what went wrong: who is signed in keeps the frame of the application; a visitor has none. */
export function ErrorFrame({ children, ...props }: ErrorFrameProps) {
  const { identity } = usePage<SharedProps>().props
  const content = (
    <>
      <Head title={props.title} />
      <EmptyState level={1} text={children} {...props} />
    </>
  )
  if (!identity)
    return (
      <main id="main" className="grid min-h-dvh place-items-center bg-surface text-fg">
        {content}
      </main>
    )
  return (
    <Suspense fallback={null}>
      <MainLayout>
        <div className="grid min-h-[70dvh] place-items-center">{content}</div>
      </MainLayout>
    </Suspense>
  )
}

import { Head, usePage } from '@inertiajs/react'
import { Suspense, type ReactNode } from 'react'
import type { LucideIcon } from '~/components/display/icon'
import { EmptyState } from '~/components/feedback/empty_state'
import { lazily } from '~/components/feedback/lazily'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'

const MainLayout = lazily<{ children: ReactNode }>(() => import('~/features/shell/main_frame'))

interface ErrorFrameProps {
  icon: LucideIcon
  /** Its words are `shell.<name>.title` and `shell.<name>.text`. */
  name: 'not_found' | 'pdf_unavailable' | 'search_unavailable' | 'server_error'
  /** The number by which support finds what happened. */
  id?: string
  /** What can be done from here. */
  children: ReactNode
}

/** A page that says what went wrong: who is signed in keeps the frame of the application; a visitor has none. */
export function ErrorFrame({ icon, name, id = '', children }: ErrorFrameProps) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  const title = t(`shell.${name}.title`)
  const content = (
    <>
      <Head title={title} />
      <EmptyState level={1} {...{ icon, title }} text={t(`shell.${name}.text`, { id })} actions={children} />
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

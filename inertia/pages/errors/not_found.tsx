import { Head, usePage } from '@inertiajs/react'
import { FileQuestion } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { ButtonLink } from '~/components/button_link'
import { EmptyState } from '~/components/empty_state'
import { lazily } from '~/components/lazily'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'

const MainLayout = lazily<{ children: ReactNode }>(() => import('~/features/shell/main_frame'))

/** Who is signed in keeps the frame of the application; a visitor has none. */
export default function NotFound(_: { requestId: string }) {
  const { identity } = usePage<SharedProps>().props
  if (!identity)
    return (
      <main id="main" className="grid min-h-dvh place-items-center bg-surface text-fg">
        <Missing home="/login" />
      </main>
    )
  return (
    <Suspense fallback={null}>
      <MainLayout>
        <div className="grid min-h-[70dvh] place-items-center">
          <Missing home={identity.home} />
        </div>
      </MainLayout>
    </Suspense>
  )
}

function Missing({ home }: { home: string }) {
  const t = useMessages()
  return (
    <>
      <Head title={t('shell.not_found.title')} />
      <EmptyState
        level={1}
        icon={FileQuestion}
        title={t('shell.not_found.title')}
        actions={
          <ButtonLink href={home} variant="primary">
            {t('shell.not_found.home')}
          </ButtonLink>
        }
      >
        {t('shell.not_found.text')}
      </EmptyState>
    </>
  )
}

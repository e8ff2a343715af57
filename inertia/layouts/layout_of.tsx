import { lazy, type ReactNode } from 'react'
import { SecurityLayout } from '~/layouts/security_layout'
import { Shell } from '~/layouts/shell'

const MainLayout = lazy(() => import('~/layouts/main_layout').then(({ MainLayout }) => ({ default: MainLayout })))
const WelcomeLayout = lazy(() =>
  import('~/layouts/welcome_layout').then(({ WelcomeLayout }) => ({ default: WelcomeLayout }))
)

/** The frame of a page by its area, the first part of its name. */
export function layoutOf(name: string): (page: ReactNode) => ReactNode {
  if (name.startsWith('security/'))
    return (page) => (
      <Shell>
        <SecurityLayout>{page}</SecurityLayout>
      </Shell>
    )
  if (name.startsWith('welcome/'))
    return (page) => (
      <Shell>
        <WelcomeLayout>{page}</WelcomeLayout>
      </Shell>
    )
  if (name.startsWith('errors/')) return (page) => <Shell>{page}</Shell>
  return (page) => (
    <Shell>
      <MainLayout>{page}</MainLayout>
    </Shell>
  )
}

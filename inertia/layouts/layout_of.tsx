import type { ReactNode } from 'react'
import { lazily } from '~/components/lazily'
import { SecurityLayout } from '~/layouts/security_layout'
import { Shell } from '~/layouts/shell'

const MainLayout = lazily(async () => ({ default: (await import('~/layouts/main_layout')).MainLayout }))
const WelcomeLayout = lazily(async () => ({ default: (await import('~/layouts/welcome_layout')).WelcomeLayout }))

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

import type { ReactNode } from 'react'
import { fetchChunk } from '~/hooks/chunks'
import { SecurityLayout } from '~/layouts/security_layout'
import { Shell } from '~/layouts/shell'

type Frame = (page: ReactNode) => ReactNode

/** The frame of a page by its area, the first part of its name. It is here when the page is drawn. Throws ChunkMissing when it does not come. */
export async function layoutOf(name: string): Promise<Frame> {
  if (name.startsWith('security/'))
    return (page) => (
      <Shell>
        <SecurityLayout>{page}</SecurityLayout>
      </Shell>
    )
  if (name.startsWith('errors/')) return (page) => <Shell>{page}</Shell>
  if (name.startsWith('welcome/')) {
    const { WelcomeLayout } = await fetchChunk(() => import('~/layouts/welcome_layout'))
    return (page) => (
      <Shell>
        <WelcomeLayout>{page}</WelcomeLayout>
      </Shell>
    )
  }
  const { MainLayout } = await fetchChunk(() => import('~/layouts/main_layout'))
  return (page) => (
    <Shell>
      <MainLayout>{page}</MainLayout>
    </Shell>
  )
}

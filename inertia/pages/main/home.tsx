import { Head, usePage } from '@inertiajs/react'
import { House } from 'lucide-react'
import { EmptyState } from '~/components/empty_state'
import { PageHead } from '~/components/page_head'
import { Panels, type LoadedPanel } from '~/features/home/panels'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'

export default function Home({ panels }: { panels: LoadedPanel[] }) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  return (
    <>
      <Head title={t('shell.home.title')} />
      <PageHead title={t('shell.home.hello', { name: identity!.name.split(' ')[0]! })} />
      {panels.length > 0 ? (
        <Panels panels={panels} />
      ) : (
        <EmptyState icon={House} title={t('shell.home.title')}>
          {t(identity!.permissions.length > 0 ? 'shell.home.empty' : 'shell.home.no_role')}
        </EmptyState>
      )}
    </>
  )
}

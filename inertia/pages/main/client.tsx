import { Head } from '@inertiajs/react'
import { PageHead } from '~/components/page_head'
import { panelPartsOf, Panels, type LoadedPanel } from '~/features/home/panels'
import { useMessages } from '~/hooks/use_messages'

export default function ClientHome({ panels }: { panels: LoadedPanel[] }) {
  const t = useMessages()
  return (
    <>
      <Head title={t('portal.home.title')} />
      <PageHead title={t('portal.home.title')} />
      <Panels panels={panels} />
    </>
  )
}

ClientHome.parts = ({ panels }: { panels: LoadedPanel[] }) => panelPartsOf(panels)

import { Head, usePage } from '@inertiajs/react'
import { panelPartsOf, Panels } from '~/features/home/panels'
import type { LoadedPart } from '~/features/parts'
import { PortalHead } from '~/features/portal/portal_head'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'

export default function ClientHome({ panels }: { panels: LoadedPart[] }) {
  const t = useMessages()
  const { name } = usePage<SharedProps>().props.identity!
  return (
    <>
      <Head title={t('portal.home.title')} />
      <PortalHead title={t('portal.home.hello', { name: name.trim().split(/\s+/)[0]! })} />
      <Panels panels={panels} />
    </>
  )
}

ClientHome.parts = ({ panels }: { panels: LoadedPart[] }) => panelPartsOf(panels)

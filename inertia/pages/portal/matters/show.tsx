import { Head } from '@inertiajs/react'
import { ClientMatter } from '~/features/portal/client_matter'
import { PortalHead } from '~/features/portal/portal_head'
import type { ClientView } from '~/features/portal/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function FollowedMatter(view: ClientView) {
  const t = useMessages()
  const { title, reference } = view.matter
  return (
    <>
      <Head title={title} />
      <PortalHead
        title={title}
        crumbs={[{ label: t('portal.matters.title'), href: route('portal.matters.index') }, { label: reference }]}
      />
      <ClientMatter view={view} />
    </>
  )
}

import { Head } from '@inertiajs/react'
import { PageHead } from '~/components/page_head'
import { ClientMatter } from '~/features/portal/client_matter'
import type { ClientView } from '~/features/portal/types'
import { useMessages } from '~/hooks/use_messages'

export default function FollowedMatter(view: ClientView) {
  const t = useMessages()
  const { title, reference } = view.matter
  return (
    <div className="min-h-full bg-canvas">
      <Head title={title} />
      <PageHead
        title={title}
        crumbs={[{ label: t('portal.matters.title'), href: '/law-firm/cliente-files' }, { label: reference }]}
      />
      <ClientMatter view={view} />
    </div>
  )
}

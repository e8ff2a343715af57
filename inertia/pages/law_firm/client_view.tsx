import { Head } from '@inertiajs/react'
import { Eye } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import { ClientMatter } from '~/features/portal/client_matter'
import { PortalHead } from '~/features/portal/portal_head'
import type { ClientView as View } from '~/features/portal/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function ClientView(view: View) {
  const t = useMessages()
  const { id, title, reference } = view.matter
  return (
    <div className="min-h-full bg-canvas">
      <Head title={t('portal_firm.view.title', { title })} />
      <div className="mx-auto w-full max-w-270 px-6 pt-4 max-md:px-4">
        <Note
          tone="info"
          icon={Eye}
          role="note"
          title={t('portal_firm.view.banner')}
          end={
            <ButtonLink href={route('law_firm.matters.show', { dossierId: id }, { tab: 'messages' })}>
              {t('portal_firm.view.leave')}
            </ButtonLink>
          }
        >
          {t('portal_firm.view.text')}
        </Note>
      </div>
      <PortalHead title={title} crumbs={[{ label: t('portal.matters.title') }, { label: reference }]} />
      <ClientMatter view={view} inert />
    </div>
  )
}

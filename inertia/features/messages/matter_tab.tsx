import { Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import type { MatterTabProps } from '~/features/matters/matter_parts'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { partOf } from '~/features/matters/matter_calls'
import { route } from '~/routes'
import { AccessPanel } from './access_panel'
import { RequestsPanel } from './requests_panel'
import { ThreadPanel } from './thread_panel'
import { UpdatesPanel } from './updates_panel'
import { ViewsPanel } from './views_panel'

/** The portal of a matter, from the firm's side: the thread, what is told and asked for, who may come in and who did. */
export default function PortalTab({ matter, content }: MatterTabProps<'messages'>) {
  const t = useMessages()
  const { thread, unread, updates, requests, followers, openLinks, views, can } = content
  useRead(matter.id, unread > 0 && can.read)
  const address = partOf(matter.id, 'portal')
  const isFollowed = followers.some(({ follows }) => follows)
  return (
    <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-4">
        {!isFollowed && <Note tone="neutral">{t('portal_firm.nobody')}</Note>}
        <ThreadPanel {...{ address, thread, unread }} canWrite={can.edit} />
        <UpdatesPanel {...{ address, updates }} canWrite={can.edit} />
        <RequestsPanel {...{ address, requests }} matterId={matter.id} canWrite={can.edit} />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <ButtonLink
          href={route('law_firm.client_view', { dossierId: matter.id })}
          icon={Eye}
          className="justify-self-start"
        >
          {t('portal_firm.view.open')}
        </ButtonLink>
        <AccessPanel {...{ address, followers, openLinks }} matter={matter} can={can} />
        <ViewsPanel views={views} />
      </div>
    </div>
  )
}

/** Says once that the reader has the thread before them. */
function useRead(matterId: number, isUnread: boolean) {
  const isSaid = useRef(false)
  useEffect(() => {
    if (!isUnread || isSaid.current) return
    isSaid.current = true
    void fetchJson(route('law_firm.portal.messages.read', { dossierId: matterId }), { method: 'post' }).catch(
      () => undefined
    )
  }, [matterId, isUnread])
}

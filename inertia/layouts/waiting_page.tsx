import { usePage } from '@inertiajs/react'
import { PageHead } from '~/components/layout/page_head'
import { Skeleton } from '~/components/feedback/skeleton'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { SharedProps } from '~/types'

/** The headings that are known before the page is here. */
const HEADINGS: Record<string, MessageId> = {
  'amparo/index': 'amparo.title',
  'calendar/index': 'calendar.title',
  'judiciary/courts/index': 'judiciary.courts.title',
  'judiciary/judges/index': 'judiciary.judges.title',
  'law_firm/activities/index': 'activities.mine.title',
  'law_firm/calculator/index': 'deadlines.title',
  'law_firm/clients/create': 'clients.create.title',
  'law_firm/clients/index': 'clients.title',
  'law_firm/conflicts/index': 'conflicts.title',
  'law_firm/deadlines/index': 'docket.list.title',
  'law_firm/firm/show': 'firm.title',
  'law_firm/invitations/index': 'invitations.title',
  'law_firm/matters/create': 'matters.create.title',
  'law_firm/matters/index': 'matters.title',
  'law_firm/members/index': 'members.title',
  'law_firm/reminders/index': 'reminders.title',
  'settings/account': 'settings.account.title',
  'settings/notification': 'notifications.title',
  'settings/preferences': 'settings.preferences.title',
  'settings/security': 'security.title',
}

const ROWS = ['w-3/4', 'w-2/3', 'w-4/5', 'w-1/2', 'w-3/5', 'w-3/4', 'w-1/2', 'w-2/3']

type Props = SharedProps & { matter?: { title?: string } }

/** Stands for a page until its scripts have come: its heading, where it is known, and grey rows. */
export function WaitingPage() {
  const t = useMessages()
  const { component, props } = usePage<Props>()
  const heading = HEADINGS[component]
  const title = component === 'law_firm/matters/show' ? props.matter?.title : heading && t(heading)
  return (
    <div aria-busy="true">
      {title && <PageHead title={title} />}
      <div className="grid gap-6 px-6 pt-6 max-md:px-4">
        {ROWS.map((width, row) => (
          <Skeleton key={row} className={width} />
        ))}
      </div>
    </div>
  )
}

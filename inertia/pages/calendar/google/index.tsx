import { Head, usePage } from '@inertiajs/react'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { ConnectDialog } from '~/features/google_calendar/connect_dialog'
import { ConnectionPanel } from '~/features/google_calendar/connection_panel'
import { PreviewPanel } from '~/features/google_calendar/preview_panel'
import { RunList } from '~/features/google_calendar/run_list'
import type { Connection } from '~/features/google_calendar/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

interface GoogleCalendarProps {
  /** Whether the operator has set it up. */
  isOn: boolean
  /** What may be sent beside one's own events. */
  kinds: string[]
  connection: Connection | null
}

/** The calendar at Google that is kept in step with the person's own in this firm. */
export default function GoogleCalendar({ isOn, kinds, connection }: GoogleCalendarProps) {
  const t = useMessages()
  const { identity } = usePage<SharedProps>().props
  const [isConnecting, setConnecting] = useState(false)
  const isOpen = connection && connection.state !== 'revoked' && connection.state !== 'lost'
  return (
    <article>
      <Head title={t('google_calendar.title')} />
      <PageHead
        title={t('google_calendar.title')}
        crumbs={[{ label: t('calendar.title'), href: route('calendar.index') }, { label: t('google_calendar.title') }]}
      />
      <div className="grid max-w-200 gap-3 px-6 pb-10 max-md:px-4">
        <p className="text-fg-muted">{t('google_calendar.lead')}</p>
        {!isOn && (
          <Note tone="warning" title={t('google_calendar.off')}>
            {t('google_calendar.off_text')}
          </Note>
        )}
        {isOn && !connection && (
          <EmptyState
            icon={CalendarSync}
            title={t('google_calendar.none')}
            text={t('google_calendar.none_text', { firm: identity?.workspace?.name ?? '' })}
            actions={
              <Button variant="primary" onClick={() => setConnecting(true)}>
                {t('google_calendar.connect')}
              </Button>
            }
          />
        )}
        {connection && <ConnectionPanel connection={connection} kinds={kinds} />}
        {isOn && isOpen && <PreviewPanel />}
        {connection && <RunList runs={connection.runs} />}
      </div>
      {isConnecting && (
        <ConnectDialog chosen={{ masked: true, kinds: [] }} kinds={kinds} onClose={() => setConnecting(false)} />
      )}
    </article>
  )
}

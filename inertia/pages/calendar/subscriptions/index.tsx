import { Head } from '@inertiajs/react'
import { CalendarSync, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Badge } from '~/components/display/badge'
import { RelativeTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { ShownOnce } from '~/components/feedback/shown_once'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { RemoveButton } from '~/components/overlays/remove_button'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { ImportForm } from '~/features/calendar/import_form'
import { kindOf } from '~/features/calendar/kinds'
import { SubscriptionForm } from '~/features/calendar/subscription_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Instants in ISO. */
type Subscription = {
  id: number
  name: string
  masked: boolean
  /** None stands for all. */
  kinds: string[]
  createdAt: string
  readAt: string | null
}

interface SubscriptionsProps {
  subscriptions: Subscription[]
  kinds: string[]
  /** Whether they have a calendar of their own: who works in a firm. */
  canImport: boolean
  /** Google Calendar can be connected. */
  hasGoogle: boolean
  /** An address that was just made: shown this once. */
  fresh: { name: string; address: string } | null
}

/** The calendars that other programs of a person read by secret addresses: made, given another address, ended. And what files of others bring. */
export default function CalendarSubscriptions({
  subscriptions,
  kinds,
  canImport,
  hasGoogle,
  fresh,
}: SubscriptionsProps) {
  const t = useMessages()
  const [isCreating, setCreating] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
      {t('calendar.subscriptions.new')}
    </Button>
  )
  return (
    <article>
      <Head title={t('calendar.subscriptions.title')} />
      <PageHead
        title={t('calendar.subscriptions.title')}
        crumbs={[
          { label: t('calendar.title'), href: route('calendar.index') },
          { label: t('calendar.subscriptions.title') },
        ]}
        actions={
          <>
            {hasGoogle && (
              <ButtonLink icon={CalendarSync} href={route('calendar.google.index')}>
                {t('google_calendar.open')}
              </ButtonLink>
            )}
            {canImport && (
              <Button icon={FileUp} onClick={() => setImporting(true)}>
                {t('calendar.import.open')}
              </Button>
            )}
            {subscriptions.length > 0 && create}
          </>
        }
      />
      <div className="grid max-w-200 gap-3 px-6 pb-10 max-md:px-4">
        <p className="text-fg-muted">{t('calendar.subscriptions.lead')}</p>
        {fresh && (
          <ShownOnce
            title={t('calendar.subscriptions.fresh', { name: fresh.name })}
            text={t('calendar.subscriptions.fresh_text')}
            label={t('calendar.subscriptions.address')}
            secret={fresh.address}
          />
        )}
        {subscriptions.length === 0 ? (
          <EmptyState
            icon={CalendarSync}
            title={t('calendar.subscriptions.none')}
            text={t('calendar.subscriptions.none_text')}
            actions={create}
          />
        ) : (
          <Panel title={t('calendar.subscriptions.caption')} flush>
            <ul className="divide-y divide-line border-t border-line">
              {subscriptions.map((subscription) => (
                <Line key={subscription.id} {...subscription} />
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {isImporting && <ImportForm onClose={() => setImporting(false)} />}
      {isCreating && <SubscriptionForm kinds={kinds} onClose={() => setCreating(false)} />}
    </article>
  )
}

function Line({ id, name, masked, kinds, readAt }: Subscription) {
  const t = useMessages()
  const words = kinds.map((kind) => t(kindOf(kind).name)).join(', ')
  const [isRenewing, setRenewing] = useState(false)
  return (
    <li className="flex flex-wrap items-start gap-3 px-3.5 py-2.5">
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {masked && <Badge tone="outline">{t('calendar.subscriptions.masked')}</Badge>}
        </p>
        <p className="text-sm text-fg-muted">{words || t('calendar.subscriptions.everything')}</p>
        <p className="text-sm text-fg-muted">
          {readAt
            ? t.rich('calendar.subscriptions.read', { when: <RelativeTime value={readAt} /> })
            : t('calendar.subscriptions.never')}
        </p>
      </div>
      <Button onClick={() => setRenewing(true)}>{t('calendar.subscriptions.renew')}</Button>
      <ConfirmIdentityDialog
        open={isRenewing}
        onClose={() => setRenewing(false)}
        tone="primary"
        title={t('calendar.subscriptions.renew_title', { name })}
        text={t('calendar.subscriptions.renew_text')}
        verb={t('calendar.subscriptions.renew')}
        method="post"
        action={route('calendar.subscriptions.renew', { id })}
      />
      <RemoveButton
        label={t('calendar.subscriptions.revoke')}
        verb={t('calendar.subscriptions.revoke')}
        title={t('calendar.subscriptions.revoke_title', { name })}
        href={route('calendar.subscriptions.destroy', { id })}
        pendingText={t('calendar.subscriptions.revoking')}
      >
        {t('calendar.subscriptions.revoke_text')}
      </RemoveButton>
    </li>
  )
}

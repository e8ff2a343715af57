import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { invitedAs, useExpiryColumn, useStateColumn } from './columns'
import { RejectDialog } from './reject_dialog'
import type { ReceivedLine } from './vocabulary'

/** What the reader received, with the answer at hand. */
export function ReceivedList({ invitations }: { invitations: ReceivedLine[] }) {
  const t = useMessages()
  const [rejected, setRejected] = useState<ReceivedLine | null>(null)

  return (
    <>
      <RowsTable
        caption={t('invitations.caption_received')}
        rows={invitations}
        columns={[
          {
            name: t('invitations.column.kind'),
            lines: (invitation) => ({
              first: invitation.firm,
              second: `${invitedAs(t, invitation)} · ${t('invitations.by', { name: invitation.inviter })}`,
            }),
          },
          useStateColumn(),
          useExpiryColumn(isWaiting),
          {
            name: t('invitations.column.actions'),
            width: 'w-58',
            actions: (invitation) =>
              isWaiting(invitation) && <Answers invitation={invitation} onReject={() => setRejected(invitation)} />,
            align: 'end',
          },
        ]}
      />
      <RejectDialog
        open={rejected !== null}
        firm={rejected?.firm ?? ''}
        action={route('law_firm.invitations.rejections.store', { id: rejected?.id ?? '' })}
        onClose={() => setRejected(null)}
      />
    </>
  )
}

const isWaiting = ({ state }: ReceivedLine) => state === 'pending' || state === 'resent'

function Answers({ invitation: { id, firm }, onReject }: { invitation: ReceivedLine; onReject: () => void }) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const accept = () =>
    router.post(
      route('law_firm.invitations.acceptances.store', { id }),
      {},
      { headers: { blockType: 'button' }, onStart: () => setBusy(true), onFinish: () => setBusy(false) }
    )
  return (
    <span className="inline-flex gap-2">
      <Button size="sm" aria-label={t('invitations.reject_of', { firm })} onClick={onReject}>
        {t('invitation_link.reject')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        aria-label={t('invitations.accept_of', { firm })}
        pending={isBusy}
        pendingText={t('invitation_link.accepting')}
        onClick={accept}
      >
        {t('invitations.accept')}
      </Button>
    </span>
  )
}

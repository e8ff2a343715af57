import { router } from '@inertiajs/react'
import { Send, X } from 'lucide-react'
import { useState } from 'react'
import { DateTime } from '~/components/display/date_time'
import { OverflowMenu } from '~/components/actions/overflow_menu'
import { RowsTable } from '~/components/lists/rows_table'
import { TwoLines } from '~/components/lists/table'
import { VisitDialog } from '~/components/overlays/visit_dialog'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import { route } from '~/routes'
import { invitedAs, useExpiryColumn, useStateColumn } from './columns'
import { isOpen, type Rights, type SentLine } from './vocabulary'

/** What the firm sent. */
export function SentTable({ invitations, can }: { invitations: SentLine[]; can: Rights }) {
  const t = useMessages()
  const [canceled, setCanceled] = useState<SentLine | null>(null)
  const maySend = ({ kind }: SentLine) => (kind === 'member' ? can.inviteMembers : can.inviteClients)

  return (
    <>
      <RowsTable
        caption={t('invitations.caption_sent')}
        rows={invitations}
        columns={[
          {
            name: t('invitations.column.person'),
            lines: (invitation) => {
              const { name, email } = invitation
              const second = (
                <>
                  {name && email}
                  <span className="desk:hidden">
                    {name && ' · '}
                    {invitedAs(t, invitation)}
                  </span>
                </>
              )
              return { first: name ?? email, second }
            },
          },
          {
            name: t('invitations.column.kind'),
            width: 'w-56',
            hidden: 'max-desk:hidden',
            phone: 'hide',
            cell: (invitation) => (
              <TwoLines
                first={<span className="text-sm">{invitedAs(t, invitation)}</span>}
                second={t('invitations.by', { name: invitation.inviter })}
              />
            ),
          },
          useStateColumn(),
          {
            name: t('invitations.column.sent'),
            width: 'w-34',
            hidden: 'max-lg:hidden',
            phone: 'hide',
            className: 'text-sm text-fg-muted',
            cell: ({ sentAt, timesSent }) => (
              <TwoLines
                first={<DateTime value={sentAt} />}
                second={timesSent > 1 && t('invitations.times_sent', { count: timesSent })}
              />
            ),
          },
          useExpiryColumn(isOpen),
          {
            name: t('invitations.column.actions'),
            width: 'w-13',
            actions: (invitation) =>
              isOpen(invitation) &&
              maySend(invitation) && <RowMenu invitation={invitation} onCancel={() => setCanceled(invitation)} />,
            align: 'end',
          },
        ]}
      />
      <CancelDialog invitation={canceled} onClose={() => setCanceled(null)} />
    </>
  )
}

function RowMenu({ invitation, onCancel }: { invitation: SentLine; onCancel: () => void }) {
  const t = useMessages()
  const now = useNow()
  const mustWait = now !== null && new Date(invitation.resendAt).getTime() > now.getTime()
  const resend = () =>
    router.post(
      route('law_firm.invitations.letters.store', { id: invitation.id }),
      {},
      { preserveScroll: true, headers: { blockType: 'button' } }
    )
  return (
    <OverflowMenu
      label={t('invitations.actions_of', { email: invitation.email })}
      heading={mustWait ? t('invitations.resend_wait') : undefined}
      items={[
        { label: t('invitations.resend'), icon: Send, disabled: mustWait, onSelect: resend },
        { label: t('invitations.cancel'), icon: X, tone: 'danger', onSelect: onCancel },
      ]}
    />
  )
}

function CancelDialog({ invitation, onClose }: { invitation: SentLine | null; onClose: () => void }) {
  const t = useMessages()
  // What was asked about stays while the dialog fades away.
  const [shown, setShown] = useState(invitation)
  if (invitation && invitation !== shown) setShown(invitation)
  return (
    <VisitDialog
      open={invitation !== null}
      onClose={onClose}
      method="delete"
      href={route('law_firm.invitations.destroy', { id: shown?.id ?? '' })}
      closesAnyway
      tone="danger"
      title={t('invitations.cancel_title')}
      verb={t('invitations.cancel')}
      dismissal={t('invitations.cancel_not')}
      pendingText={t('invitations.canceling')}
    >
      <p>{t('invitations.cancel_text', { email: shown?.email ?? '' })}</p>
    </VisitDialog>
  )
}

import { router } from '@inertiajs/react'
import { Ellipsis, Send, X } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { ConfirmDialog } from '~/components/overlays/confirm_dialog'
import { DateTime } from '~/components/display/date_time'
import { Menu } from '~/components/actions/menu'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import { useNow } from '~/hooks/use_now'
import { route } from '~/routes'
import { roleName } from './role_name'
import { KIND_NAMES, STATE_LOOKS, isOpen, type Rights, type SentLine } from './vocabulary'

/** What the firm sent. */
export function SentTable({ invitations, can }: { invitations: SentLine[]; can: Rights }) {
  const t = useMessages()
  const [canceled, setCanceled] = useState<SentLine | null>(null)
  const maySend = ({ kind }: SentLine) => (kind === 'member' ? can.inviteMembers : can.inviteClients)

  return (
    <>
      <Table caption={t('invitations.caption_sent')}>
        <Thead>
          <Th>{t('invitations.column.person')}</Th>
          <Th className="w-56 max-desk:hidden">{t('invitations.column.kind')}</Th>
          <Th className="w-34">{t('invitations.column.state')}</Th>
          <Th className="w-34 max-lg:hidden">{t('invitations.column.sent')}</Th>
          <Th className="w-34 max-lg:hidden">{t('invitations.column.expires')}</Th>
          <Th className="w-13">
            <span className="sr-only">{t('invitations.column.actions')}</span>
          </Th>
        </Thead>
        <Tbody>
          {invitations.map((invitation) => (
            <Tr key={invitation.id}>
              <SentCells invitation={invitation} />
              <Td phone="end" align="end" label={t('invitations.column.actions')}>
                {isOpen(invitation) && maySend(invitation) && (
                  <RowMenu invitation={invitation} onCancel={() => setCanceled(invitation)} />
                )}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <CancelDialog invitation={canceled} onClose={() => setCanceled(null)} />
    </>
  )
}

function SentCells({ invitation }: { invitation: SentLine }) {
  const t = useMessages()
  const { name, email, kind, role, state, inviter, sentAt, expiresAt, timesSent } = invitation
  const as = kind === 'client' ? t(KIND_NAMES.client) : role ? roleName(t, role) : t('invitations.no_role')
  return (
    <>
      <Td phone="title">
        <TwoLines
          strong
          title={name ?? email}
          first={name ?? email}
          second={
            <>
              {name && email}
              <span className="desk:hidden">
                {name && ' · '}
                {as}
              </span>
            </>
          }
        />
      </Td>
      <Td phone="hide" className="max-desk:hidden">
        <TwoLines first={<span className="text-sm">{as}</span>} second={t('invitations.by', { name: inviter })} />
      </Td>
      <Td label={t('invitations.column.state')}>
        <Badge tone={STATE_LOOKS[state].tone}>{t(STATE_LOOKS[state].label)}</Badge>
      </Td>
      <Td phone="hide" className="text-sm text-fg-muted max-lg:hidden">
        <TwoLines
          first={<DateTime value={sentAt} />}
          second={timesSent > 1 && t('invitations.times_sent', { count: timesSent })}
        />
      </Td>
      <Td phone="hide" className="text-sm text-fg-muted max-lg:hidden">
        {isOpen(invitation) && <DateTime value={expiresAt} />}
      </Td>
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
    <Menu
      align="end"
      trigger={{
        label: t('invitations.actions_of', { email: invitation.email }),
        icon: Ellipsis,
        iconOnly: true,
        variant: 'ghost',
        size: 'sm',
      }}
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
  const [isBusy, setBusy] = useState(false)
  // What was asked about stays while the dialog fades away.
  const [shown, setShown] = useState(invitation)
  if (invitation && invitation !== shown) setShown(invitation)

  function cancel() {
    setBusy(true)
    router.delete(route('law_firm.invitations.destroy', { id: shown!.id }), {
      preserveScroll: true,
      headers: { blockType: 'button' },
      onFinish: () => {
        setBusy(false)
        onClose()
      },
    })
  }
  return (
    <ConfirmDialog
      open={invitation !== null}
      onClose={onClose}
      title={t('invitations.cancel_title')}
      verb={t('invitations.cancel')}
      dismissal={t('invitations.cancel_not')}
      pendingText={t('invitations.canceling')}
      tone="danger"
      busy={isBusy}
      onConfirm={cancel}
    >
      <p>{t('invitations.cancel_text', { email: shown?.email ?? '' })}</p>
    </ConfirmDialog>
  )
}

import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { RejectDialog } from './reject_dialog'
import { roleName } from './role_name'
import { KIND_NAMES, STATE_LOOKS, type ReceivedLine } from './vocabulary'

/** What the reader received, with the answer at hand. */
export function ReceivedList({ invitations }: { invitations: ReceivedLine[] }) {
  const t = useMessages()
  const [rejected, setRejected] = useState<ReceivedLine | null>(null)

  return (
    <>
      <Table caption={t('invitations.caption_received')}>
        <Thead>
          <Th>{t('invitations.column.kind')}</Th>
          <Th className="w-34">{t('invitations.column.state')}</Th>
          <Th className="w-34 max-lg:hidden">{t('invitations.column.expires')}</Th>
          <Th className="w-58">
            <span className="sr-only">{t('invitations.column.actions')}</span>
          </Th>
        </Thead>
        <Tbody>
          {invitations.map((invitation) => (
            <Tr key={invitation.id}>
              <ReceivedCells invitation={invitation} onReject={() => setRejected(invitation)} />
            </Tr>
          ))}
        </Tbody>
      </Table>
      <RejectDialog
        open={rejected !== null}
        firm={rejected?.firm ?? ''}
        action={route('law_firm.invitations.rejections.store', { id: rejected?.id ?? '' })}
        onClose={() => setRejected(null)}
      />
    </>
  )
}

function ReceivedCells({ invitation, onReject }: { invitation: ReceivedLine; onReject: () => void }) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const { id, firm, kind, role, state, inviter, expiresAt } = invitation
  const isWaiting = state === 'pending' || state === 'resent'
  const as = kind === 'client' ? t(KIND_NAMES.client) : role ? roleName(t, role) : t('invitations.no_role')
  const accept = () =>
    router.post(
      route('law_firm.invitations.acceptances.store', { id }),
      {},
      { headers: { blockType: 'button' }, onStart: () => setBusy(true), onFinish: () => setBusy(false) }
    )
  return (
    <>
      <Td phone="title">
        <TwoLines strong title={firm} first={firm} second={`${as} · ${t('invitations.by', { name: inviter })}`} />
      </Td>
      <Td label={t('invitations.column.state')}>
        <Badge tone={STATE_LOOKS[state].tone}>{t(STATE_LOOKS[state].label)}</Badge>
      </Td>
      <Td phone="hide" className="text-sm text-fg-muted max-lg:hidden">
        {isWaiting && <DateTime value={expiresAt} />}
      </Td>
      <Td phone="end" align="end" label={t('invitations.column.actions')}>
        {isWaiting && (
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
        )}
      </Td>
    </>
  )
}

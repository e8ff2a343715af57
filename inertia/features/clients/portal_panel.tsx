import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { RemoveButton } from '~/components/overlays/remove_button'
import { DateTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { STATE_TONES } from '~/features/invitations/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { InviteToPortal } from './invite_to_portal'
import type { ClientFacts, PortalFacts } from './types'

interface PortalPanelProps {
  client: ClientFacts
  access: PortalFacts
  mayShowMatters: boolean
}

/** Whether the client follows their matters in the portal, whom they were invited as, and what can be done about it. */
export function PortalPanel({ client, access, mayShowMatters }: PortalPanelProps) {
  const t = useMessages()
  const [isInviting, setInviting] = useState(false)
  const { account, invitations } = access
  return (
    <Panel title={t('clients.portal.title')}>
      <p className="text-sm text-fg-muted">{account ? t('clients.portal.has', account) : t('clients.portal.none')}</p>
      {client.can.edit && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setInviting(true)}>
            {t(account ? 'clients.portal.invite_more' : 'clients.portal.invite')}
          </Button>
          {account && <RevokeAccess client={client} account={account} />}
        </div>
      )}
      {invitations.length > 0 && <Sent client={client} invitations={invitations} />}
      <InviteToPortal
        {...{ client, mayShowMatters }}
        email={account?.email ?? client.email ?? ''}
        open={isInviting}
        onClose={() => setInviting(false)}
      />
    </Panel>
  )
}

function Sent({ client, invitations }: { client: ClientFacts; invitations: PortalFacts['invitations'] }) {
  const t = useMessages()
  const resend = (id: number) =>
    router.post(
      route('law_firm.invitations.letters.store', { id }),
      {},
      { preserveScroll: true, headers: { blockType: 'button' } }
    )
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold">{t('clients.portal.invitations')}</h3>
      <ul className="mt-1 divide-y divide-line-subtle text-sm">
        {invitations.map(({ id, email, state, isOpen, sentAt, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block wrap-break-word">{email}</span>
              <span className="text-xs text-fg-subtle">
                {t('clients.portal.sent')} <DateTime value={sentAt} />
                {isOpen && (
                  <>
                    {' · '}
                    {t('clients.portal.expires')} <DateTime value={expiresAt} />
                  </>
                )}
              </span>
            </span>
            <Badge tone={STATE_TONES[state]}>{t(`invitations.state.${state}`)}</Badge>
            {isOpen && client.can.edit && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('clients.portal.resend_to', { email })}
                onClick={() => resend(id)}
              >
                {t('clients.portal.resend')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function RevokeAccess({ client, account }: { client: ClientFacts; account: { name: string; email: string } }) {
  const t = useMessages()
  return (
    <RemoveButton
      label={t('clients.portal.revoke')}
      href={route('law_firm.client_accesses.destroy', { id: client.id })}
      title={t('clients.portal.revoke_title', { name: client.name })}
      verb={t('clients.portal.revoke')}
      pendingText={t('clients.portal.revoking')}
    >
      {t('clients.portal.revoke_text', { email: account.email })}
    </RemoveButton>
  )
}

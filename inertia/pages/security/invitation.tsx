import { Head } from '@inertiajs/react'
import { PostButton } from '~/components/actions/post_button'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { Note } from '~/components/feedback/note'
import { RejectButton } from '~/features/invitations/reject_dialog'
import { roleName } from '~/features/invitations/role_name'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type LinkedInvitation = {
  id: number
  kind: 'member' | 'client'
  state: 'pending' | 'resent' | 'expired' | 'accepted' | 'rejected' | 'canceled'
  firm: string
  inviter: string
  role: { key: string | null; name: string } | null
  /** Masked. */
  address: string
  expiresAt: string
  /** Who is signed in, and whether the invitation is theirs. */
  reader: { email: string; mine: boolean } | null
}

interface InvitationProps {
  invitation: LinkedInvitation | null
  token: string
}

export default function Invitation({ invitation, token }: InvitationProps) {
  const t = useMessages()
  const isOpen = invitation?.state === 'pending' || invitation?.state === 'resent'
  return (
    <section className="w-full max-w-104">
      <Head title={t('invitation_link.title')} />
      {invitation && isOpen ? <Open invitation={invitation} token={token} /> : <Closed invitation={invitation} />}
    </section>
  )
}

function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      <p className="mt-1 mb-6 text-pretty text-fg-muted">{lead}</p>
    </>
  )
}

/** Why it cannot be answered any more, and where to go from here. */
function Closed({ invitation }: { invitation: LinkedInvitation | null }) {
  const t = useMessages()
  const state = invitation?.state
  const why =
    state === undefined ? 'unknown' : state === 'expired' || state === 'accepted' ? state : ('closed' as const)
  return (
    <>
      <Heading
        title={t(`invitation_link.${why}_title` as 'invitation_link.closed_title')}
        lead={t(`invitation_link.${why}_text` as 'invitation_link.closed_text', { firm: invitation?.firm ?? '' })}
      />
      <ButtonLink
        href={invitation?.reader ? route('main.home') : route('security.login')}
        variant="primary"
        size="lg"
        block
      >
        {t(invitation?.reader ? 'invitation_link.home' : 'invitation_link.to_sign_in')}
      </ButtonLink>
    </>
  )
}

function Open({ invitation, token }: { invitation: LinkedInvitation; token: string }) {
  const t = useMessages()
  const { kind, firm, inviter, role, address, expiresAt, reader } = invitation
  const clientOrNone = kind === 'client' ? 'invitation_link.role_client' : 'invitation_link.role_deleted'
  const facts = [
    { label: t('invitation_link.role'), value: role ? roleName(t, role) : t(clientOrNone) },
    { label: t('invitation_link.sent_to'), value: reader?.mine ? reader.email : address },
    { label: t('invitation_link.expires'), value: <DateTime value={expiresAt} format="long" /> },
  ]
  return (
    <>
      <Heading
        title={t(`invitation_link.${kind}.heading`, { firm })}
        lead={t(`invitation_link.${kind}.lead`, { inviter })}
      />
      <div className="mb-6">
        <Facts items={facts} />
      </div>
      {reader === null && <Ways token={token} firm={firm} kind={kind} />}
      {reader?.mine && <Answers id={invitation.id} firm={firm} />}
      {reader && !reader.mine && <OtherAccount reader={reader.email} address={address} token={token} />}
    </>
  )
}

/** For who is not signed in. */
function Ways({ token, firm, kind }: { token: string } & Pick<LinkedInvitation, 'firm' | 'kind'>) {
  const t = useMessages()
  return (
    <div className="grid gap-3">
      <ButtonLink
        href={kind === 'client' ? route('security.join', {}, { type: 'client' }) : route('security.join')}
        variant="primary"
        size="lg"
        block
      >
        {t('invitation_link.join')}
      </ButtonLink>
      <ButtonLink href={route('security.login')} size="lg" block>
        {t('invitation_link.sign_in')}
      </ButtonLink>
      <RejectButton variant="ghost" firm={firm} action={route('security.invitation.rejections.store', { token })} />
      <p className="text-sm text-pretty text-fg-muted">{t('invitation_link.sign_in_hint')}</p>
    </div>
  )
}

/** For the person to whom it was sent. */
function Answers({ id, firm }: { id: number; firm: string }) {
  const t = useMessages()
  return (
    <div className="grid gap-3">
      <PostButton
        address={route('law_firm.invitations.acceptances.store', { id })}
        variant="primary"
        size="lg"
        block
        pendingText={t('invitation_link.accepting')}
      >
        {t('invitation_link.accept')}
      </PostButton>
      <RejectButton firm={firm} action={route('law_firm.invitations.rejections.store', { id })} />
    </div>
  )
}

/** For who is signed in with an address that it was not sent to. */
function OtherAccount({ reader, address, token }: { reader: string; address: string; token: string }) {
  const t = useMessages()
  return (
    <div className="grid gap-4">
      <Note tone="warning" title={t('invitation_link.other_title')}>
        <p>{t('invitation_link.other_text', { address, email: reader })}</p>
      </Note>
      <PostButton
        address={route('security.invitation.account_switches.store', { token })}
        variant="primary"
        size="lg"
        block
        pendingText={t('invitation_link.switching')}
      >
        {t('invitation_link.switch')}
      </PostButton>
      <ButtonLink href={route('main.home')} size="lg" block>
        {t('invitation_link.home')}
      </ButtonLink>
    </div>
  )
}

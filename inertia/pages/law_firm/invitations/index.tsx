import { Head, usePage } from '@inertiajs/react'
import { ButtonLink } from '~/components/actions/button_link'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { Tabs } from '~/components/actions/tabs'
import { listAddress, type InvitationFilters } from '~/features/invitations/address'
import { InvitationFilterBar } from '~/features/invitations/filter_bar'
import { InviteMany } from '~/features/invitations/invite_many'
import { InviteMenu } from '~/features/invitations/invite_menu'
import { ListEmpty } from '~/features/invitations/list_empty'
import { ReceivedList } from '~/features/invitations/received_list'
import { SentTable } from '~/features/invitations/sent_table'
import type { ReceivedLine, Rights, RoleOption, SentLine } from '~/features/invitations/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

interface InvitationsProps {
  received: ReceivedLine[]
  sent: SentLine[]
  paging: { total: number; page: number; perPage: number }
  filters: InvitationFilters
  can: Rights
  /** How many received ones wait for an answer. */
  waiting: number
  /** The reader's own. */
  address: string
  isProved: boolean
  roles: RoleOption[]
}

export default function Invitations(props: InvitationsProps) {
  const t = useMessages()
  const { received, sent, paging, filters, can, waiting, address, isProved, roles } = props
  const { url, props: shared } = usePage<SharedProps>()
  const isInvitingMany = url.includes('invite=many') && can.inviteMembers
  const problem = shared.errors.invitation
  if (isInvitingMany) return <InviteMany roles={roles} />

  const isSent = filters.tab === 'sent'
  const tabs = [
    ...(can.see.length > 0
      ? [{ href: listAddress({ tab: 'sent' }), label: t('invitations.tab.sent'), current: isSent }]
      : []),
    {
      href: listAddress({ tab: 'received' }),
      label: t('invitations.tab.received'),
      count: waiting > 0 ? waiting : undefined,
      current: !isSent,
    },
  ]

  return (
    <>
      <Head title={t('invitations.title')} />
      <PageHead title={t('invitations.title')} actions={<InviteMenu can={can} roles={roles} />} />
      <Tabs label={t('invitations.tabs')} items={tabs} />
      {problem && (
        <Note tone="danger" role="alert" className="mx-6 mt-3 max-md:mx-4">
          {problem}
        </Note>
      )}
      {can.found && <FoundNote />}
      {!isProved && !isSent && (
        <Note tone="warning" className="mx-6 mt-3 max-md:mx-4">
          {t('invitations.unproved')}
        </Note>
      )}
      <InvitationFilterBar filters={filters} />
      {paging.total === 0 ? (
        <ListEmpty filters={filters} address={address} />
      ) : (
        <>
          {isSent ? <SentTable invitations={sent} can={can} /> : <ReceivedList invitations={received} />}
          <Pager {...paging} href={(page) => listAddress({ ...filters, page })} />
        </>
      )}
    </>
  )
}

/** For who has no firm yet. */
function FoundNote() {
  const t = useMessages()
  return (
    <Note
      tone="neutral"
      title={t('invitations.found.title')}
      className="mx-6 mt-3 max-md:mx-4"
      end={
        <ButtonLink href={route('welcome.show')} variant="primary">
          {t('invitations.found.verb')}
        </ButtonLink>
      }
    >
      {t('invitations.found.text')}
    </Note>
  )
}

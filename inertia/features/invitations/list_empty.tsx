import { Mail, Send } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'
import { listAddress, type InvitationFilters } from './address'

/** Where the list would be: why there is nothing and what to do next. */
export function ListEmpty({ filters, address }: { filters: InvitationFilters; address: string }) {
  const t = useMessages()
  const { tab, q, state, kind } = filters

  if (q !== '' || state.length > 0 || kind.length > 0) {
    return (
      <NothingFound
        title={t('invitations.empty.filtered')}
        text={t('invitations.empty.filtered_text')}
        clear={{ label: t('invitations.clear_filters'), href: listAddress({ tab }) }}
      />
    )
  }
  if (tab === 'sent') {
    return <EmptyState icon={Send} title={t('invitations.empty.sent')} text={t('invitations.empty.sent_text')} />
  }
  return (
    <EmptyState
      icon={Mail}
      title={t('invitations.empty.received')}
      text={t('invitations.empty.received_text', { address })}
    />
  )
}

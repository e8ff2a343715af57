import { Mail, SearchX, Send } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'
import { listAddress, type InvitationFilters } from './address'

/** Where the list would be: why there is nothing and what to do next. */
export function ListEmpty({ filters, address }: { filters: InvitationFilters; address: string }) {
  const t = useMessages()
  const { tab, q, state, kind } = filters

  if (q !== '' || state.length > 0 || kind.length > 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('invitations.empty.filtered')}
        actions={<ButtonLink href={listAddress({ tab })}>{t('invitations.clear_filters')}</ButtonLink>}
      >
        {t('invitations.empty.filtered_text')}
      </EmptyState>
    )
  }
  if (tab === 'sent') {
    return (
      <EmptyState icon={Send} title={t('invitations.empty.sent')}>
        {t('invitations.empty.sent_text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Mail} title={t('invitations.empty.received')}>
      {t('invitations.empty.received_text', { address })}
    </EmptyState>
  )
}

import { Archive, Contact, SearchX } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ADD, filterCount, LIST, type ClientFilters } from '~/features/clients/address'

/** Where the list would be: why there is nothing and what to do next. */
export function ListEmpty({ filters, canCreate }: { filters: ClientFilters; canCreate: boolean }) {
  const t = useMessages()
  const count = filterCount(filters)
  if (filters.q === '' && count === 0) {
    const add = canCreate && (
      <ButtonLink href={ADD} variant="primary">
        {t('clients.new')}
      </ButtonLink>
    )
    return (
      <EmptyState
        icon={Contact}
        title={t('clients.empty.title')}
        actions={
          <>
            {add}
            {canCreate && (
              <ButtonLink href={route('law_firm.bulk_clients.show', {}, { tab: 'import' })}>
                {t('onboarding.import')}
              </ButtonLink>
            )}
          </>
        }
      >
        {t('clients.empty.text')}
      </EmptyState>
    )
  }
  if (filters.q === '' && count === 1 && filters.archived) {
    return (
      <EmptyState
        icon={Archive}
        title={t('clients.empty.archived_title')}
        actions={<ButtonLink href={LIST}>{t('clients.list.clear')}</ButtonLink>}
      >
        {t('clients.empty.archived_text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('clients.empty.filtered_title')}
      actions={<ButtonLink href={LIST}>{t('clients.list.clear')}</ButtonLink>}
    >
      {t('clients.empty.filtered_text')}
    </EmptyState>
  )
}

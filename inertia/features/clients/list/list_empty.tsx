import { Archive, Contact } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ADD, filterCount, LIST, type ClientFilters } from '~/features/clients/address'

/** Where the list would be: why there is nothing and what to do next. */
export function ListEmpty({ filters, canCreate }: { filters: ClientFilters; canCreate: boolean }) {
  const t = useMessages()
  const count = filterCount(filters)
  if (filters.q === '' && count === 0) {
    return (
      <EmptyState
        icon={Contact}
        title={t('clients.empty.title')}
        text={t('clients.empty.text')}
        action={canCreate && { label: t('clients.new'), href: ADD, primary: true }}
        actions={
          canCreate && (
            <ButtonLink href={route('law_firm.bulk_clients.show', {}, { tab: 'import' })}>
              {t('onboarding.import')}
            </ButtonLink>
          )
        }
      />
    )
  }
  if (filters.q === '' && count === 1 && filters.archived) {
    return (
      <EmptyState
        icon={Archive}
        title={t('clients.empty.archived_title')}
        text={t('clients.empty.archived_text')}
        action={{ label: t('clients.list.clear'), href: LIST }}
      />
    )
  }
  return (
    <NothingFound
      title={t('clients.empty.filtered_title')}
      text={t('clients.empty.filtered_text')}
      clear={{ label: t('clients.list.clear'), href: LIST }}
    />
  )
}

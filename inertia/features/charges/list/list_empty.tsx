import { Wallet } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ADD, clearedFilters, filterCount, listAddress } from './address'
import type { ChargesProps } from './types'

/** Where the list would be: why there is nothing and what to do next. */
export function ListEmpty({ filters, counts, can }: Pick<ChargesProps, 'filters' | 'counts' | 'can'>) {
  const t = useMessages()
  const { tab } = filters
  const add = can.create && { label: t('billing.new_charge'), href: ADD, primary: true }
  if (filters.q !== '' || filterCount(filters) > 0)
    return (
      <NothingFound
        title={t('billing.list.filtered_title')}
        text={t('billing.list.filtered_text')}
        clear={{ label: t('billing.list.clear'), href: listAddress(clearedFilters(filters)) }}
      />
    )
  if (counts.all === 0 || tab === 'all')
    return (
      <EmptyState
        icon={Wallet}
        title={t('billing.list.empty_title')}
        text={t('billing.list.empty_text')}
        action={add}
        actions={
          can.readClients && (
            <ButtonLink href={route('law_firm.clients.index')}>{t('billing.list.empty_clients')}</ButtonLink>
          )
        }
      />
    )
  return (
    <EmptyState
      icon={Wallet}
      title={t(`billing.list.empty_${tab}`)}
      text={t(`billing.list.empty_${tab}_text`)}
      action={{ label: t('billing.list.see_all'), href: listAddress({ tab: 'all' }) }}
    />
  )
}

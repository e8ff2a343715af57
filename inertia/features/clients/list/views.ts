import type { ListViews, SavedView } from '~/features/lists/types'
import { useMessages } from '~/hooks/use_messages'
import { LIST, listAddress, listQuery, type ClientFilters } from '~/features/clients/address'

/** The views of the list of clients, usual and saved ones. */
export function useClientViews(filters: ClientFilters, views: SavedView[], total: number): ListViews {
  const t = useMessages()
  const { type, archived, saved } = filters
  const usual = [
    { label: t('clients.list.all'), href: listAddress({}), current: !archived && !type },
    { label: t('clients.list.people'), href: listAddress({ type: 'person' }), current: !archived && type === 'person' },
    {
      label: t('clients.list.businesses'),
      href: listAddress({ type: 'business' }),
      current: !archived && type === 'business',
    },
    { label: t('clients.list.archived'), href: listAddress({ archived: true }), current: archived },
  ]
  const query = listQuery({ ...filters, saved: null, page: 1 })
  return { list: 'clients', page: LIST, usual, views, saved, query, total }
}

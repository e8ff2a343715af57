import { usePage } from '@inertiajs/react'
import type { ListViews, SavedView } from '~/features/lists/types'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { LIST, listAddress, listQuery, type MatterFilters } from '~/features/matters/address'

/** The views of the list of matters, usual and saved ones. */
export function useMatterViews(filters: MatterFilters, views: SavedView[], total: number): ListViews {
  const t = useMessages()
  const me = usePage<SharedProps>().props.identity!.id
  const { responsible, archived, saved } = filters
  const isMine = responsible.length === 1 && responsible[0] === me
  const usual = [
    { label: t('matters.list.all'), href: listAddress({}), current: !archived && !isMine },
    { label: t('matters.list.mine'), href: listAddress({ responsible: [me] }), current: !archived && isMine },
    { label: t('matters.list.archived'), href: listAddress({ archived: true }), current: archived },
  ]
  const query = listQuery({ ...filters, saved: null, page: 1 })
  return { list: 'matters', page: LIST, usual, views, saved, query, total }
}

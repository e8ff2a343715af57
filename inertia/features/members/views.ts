import type { ListViews, SavedView } from '~/features/lists/types'
import { useMessages } from '~/hooks/use_messages'
import { MEMBERS, membersQuery, type MemberFilters } from './types'

/** The views of the list of members: all of them, those without a role, and the saved ones. */
export function useMemberViews(filters: MemberFilters, views: SavedView[], total: number): ListViews {
  const t = useMessages()
  const { saved } = filters
  const query = membersQuery({ ...filters, saved: null, page: 1 })
  const usual = [
    { label: t('members.title'), href: MEMBERS, current: query !== 'role=none' },
    { label: t('members.no_role'), href: `${MEMBERS}?role=none`, current: query === 'role=none' },
  ]
  return { list: 'members', page: MEMBERS, usual, views, saved, query, total }
}

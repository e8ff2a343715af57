import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

interface SortMenuProps<Key extends string> {
  filters: { sort: Key; descending: boolean }
  /** What a list can be ordered by, and what each is called. */
  names: Record<Key, MessageId>
  /** Address of the list ordered by a key. */
  href: (sort: Key) => string
}

/** The order of a list; choosing the one in force turns it around. Its name is beside it where there is room. */
export function SortMenu<Key extends string>({ filters, names, href }: SortMenuProps<Key>) {
  const t = useMessages()
  const { sort, descending } = filters
  const order = t(names[sort])
  const items = (Object.keys(names) as Key[]).map((key) => ({
    label: t(names[key]),
    href: href(key),
    checked: key === sort,
  }))
  const menu = { items, heading: t('lists.sort_by'), align: 'end' as const }
  const label = t('lists.sort_now', { order, direction: descending ? 'desc' : 'asc' })
  return (
    <>
      <span className="max-md:hidden">
        <Menu
          {...menu}
          trigger={{ label: order, icon: descending ? ArrowDown : ArrowUp, variant: 'ghost', size: 'sm' }}
        />
      </span>
      <span className="md:hidden">
        <Menu {...menu} trigger={{ label, icon: ArrowDownUp, iconOnly: true, variant: 'secondary', size: 'sm' }} />
      </span>
    </>
  )
}

import { ArrowDownWideNarrow, ChevronDown } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import { searchAddress } from '~/features/research/address'
import type { SearchQuery, Order } from '~/features/research/address'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

interface OrderMenuProps {
  query: SearchQuery
  /** The order of the list. */
  order: Order
  /** Without a court nothing can be said of binding force. */
  hasCourt: boolean
}

const NAMES: Record<Order, MessageId> = {
  relevance: 'research.by_relevance',
  force: 'research.by_force',
  newest: 'research.by_date',
}

/** The order of the results, and the others. */
export function OrderMenu({ query, order, hasCourt }: OrderMenuProps) {
  const t = useMessages()
  const offered: Order[] = [...(hasCourt ? (['force'] as const) : []), 'relevance', 'newest']
  // Without words all are equally relevant: they stand by date already.
  const shown = query.text === '' && order === 'relevance' ? 'newest' : order
  return (
    <Menu
      align="end"
      trigger={{
        label: t(NAMES[shown]),
        icon: ArrowDownWideNarrow,
        iconEnd: ChevronDown,
        variant: 'ghost',
        size: 'sm',
      }}
      items={offered.map((one) => ({
        label: t(NAMES[one]),
        checked: one === shown,
        href: searchAddress({ ...query, order: one, page: 1 }),
      }))}
    />
  )
}

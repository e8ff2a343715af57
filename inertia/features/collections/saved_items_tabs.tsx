import { Tabs } from '~/components/actions/tabs'
import { shelfAddress } from '~/features/collections/address'
import type { Tab } from '~/features/collections/address'
import { useMessages } from '~/hooks/use_messages'

const TABS: Tab[] = ['collections', 'favorites', 'alerts']

/** The parts of what one keeps of the library, with how much there is of each. */
export function SavedItemsTabs({ tab, counts }: { tab: Tab; counts: Record<Tab, number> }) {
  const t = useMessages()
  return (
    <Tabs
      label={t('collections.tabs')}
      items={TABS.map((each) => ({
        href: shelfAddress(each),
        label: t(`collections.tab.${each}`),
        count: counts[each],
        current: each === tab,
      }))}
    />
  )
}

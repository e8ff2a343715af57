import { Tabs } from '~/components/actions/tabs'
import { useMessages } from '~/hooks/use_messages'
import { listsAddress, rowsAddress } from './address'
import type { Section } from './types'

/** The lists that were taken in, and what they publish: agreements and hearings. */
export function SectionTabs({ current }: { current: Section | 'lists' }) {
  const t = useMessages()
  return (
    <Tabs
      label={t('court_lists.sections')}
      items={[
        { href: listsAddress(), label: t('court_lists.section.lists'), current: current === 'lists' },
        {
          href: rowsAddress('agreements'),
          label: t('court_lists.section.agreements'),
          current: current === 'agreements',
        },
        { href: rowsAddress('hearings'), label: t('court_lists.section.hearings'), current: current === 'hearings' },
      ]}
    />
  )
}

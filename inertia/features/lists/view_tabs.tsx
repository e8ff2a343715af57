import { Menu } from '~/components/actions/menu'
import { Tabs } from '~/components/actions/tabs'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { ListViews } from './types'
import { useViews } from './use_views'
import { ViewActions } from './view_actions'

/** The ways to look at a list, usual and saved ones; the one in force tells how many records it has. */
export function ViewTabs(views: ListViews) {
  const t = useMessages()
  const { tabs } = useViews(views)
  return <Tabs label={t('lists.views')} items={tabs} end={<ViewActions {...views} />} className="max-md:hidden" />
}

/** The same on a phone. */
export function ViewMenu({ className, ...views }: ListViews & { className?: string }) {
  const { locale } = useLocale()
  const { tabs } = useViews(views)
  const { label } = tabs.find(({ current }) => current) ?? tabs[0]!
  const total = views.total?.toLocaleString(tagOf(locale))
  return (
    <div className={className}>
      <Menu
        trigger={{ label: [label, total].filter(Boolean).join(' '), size: 'sm', className: 'w-full justify-between!' }}
        items={tabs.map(({ label: name, href, current }) => ({ label: name, href, checked: current }))}
      />
    </div>
  )
}

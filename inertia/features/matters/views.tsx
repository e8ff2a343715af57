import { usePage } from '@inertiajs/react'
import { Menu } from '~/components/menu'
import { Tabs } from '~/components/tabs'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { listAddress, type MatterFilters } from './address'

type View = 'all' | 'mine' | 'archived'

function useViews({ responsible, archived }: MatterFilters) {
  const t = useMessages()
  const me = usePage<SharedProps>().props.identity!.id
  const isMine = responsible.length === 1 && responsible[0] === me
  const current: View = archived ? 'archived' : isMine ? 'mine' : 'all'
  const views: { key: View; label: string; href: string }[] = [
    { key: 'all', label: t('matters.list.all'), href: listAddress({}) },
    { key: 'mine', label: t('matters.list.mine'), href: listAddress({ responsible: [me] }) },
    { key: 'archived', label: t('matters.list.archived'), href: listAddress({ archived: true }) },
  ]
  return views.map((view) => ({ ...view, current: view.key === current }))
}

interface ViewsProps {
  filters: MatterFilters
  total: number
}

/** The usual ways to look at the list; the one in force tells how many it has. */
export function ViewTabs({ filters, total }: ViewsProps) {
  const t = useMessages()
  const items = useViews(filters).map((view) => ({ ...view, count: view.current ? total : undefined }))
  return <Tabs label={t('matters.list.views')} items={items} className="max-md:hidden" />
}

/** The same on a phone. */
export function ViewMenu({ filters, total, className }: ViewsProps & { className?: string }) {
  const views = useViews(filters)
  const { label } = views.find((view) => view.current)!
  return (
    <div className={className}>
      <Menu
        trigger={{ label: `${label} ${total}`, size: 'sm', className: 'w-full justify-between!' }}
        items={views.map((view) => ({ label: view.label, href: view.href, checked: view.current }))}
      />
    </div>
  )
}

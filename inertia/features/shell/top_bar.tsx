import { usePage } from '@inertiajs/react'
import type { SharedProps } from '~/types'
import { Bell } from '~/features/notices/bell'
import { QuickSearch } from './quick_search'
import { UserMenu } from './user_menu'
import { WorkspaceSwitcher } from './workspace_switcher'

/** Where I am, what I look for, who I am. */
export function TopBar() {
  const { identity } = usePage<SharedProps>().props
  return (
    <header className="sticky top-(--acting-as) z-(--z-bar) flex h-[calc(var(--topbar)-var(--acting-as))] items-center gap-3 border-b border-line bg-canvas pr-4 max-md:gap-1 max-md:pr-2">
      <WorkspaceSwitcher />
      {identity?.audience === 'lawyer' && <QuickSearch />}
      <div className="ml-auto flex flex-none items-center gap-1">
        <Bell />
        <UserMenu />
      </div>
    </header>
  )
}

import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { isCurrent } from './navigation'
import type { NavItem } from './navigation_items'

interface NavigationLinkProps {
  item: NavItem
  /** Address of the page that is shown. */
  url: string
  className: (current: boolean) => string
  children: ReactNode
}

/** A link to a part of the product, which says whether one is there. */
export function NavigationLink({ item, url, className, children }: NavigationLinkProps) {
  const current = isCurrent(item, url)
  return (
    <Link href={item.href} aria-current={current ? 'page' : undefined} className={className(current)}>
      {children}
    </Link>
  )
}

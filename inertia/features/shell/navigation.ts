import { route } from '~/routes'
import { GROUPS } from './navigation_groups'
import type { NavGroup, NavItem, Viewer } from './navigation_items'

/** What a person finds in the menu, by group; groups without items are left out. */
export function navigationOf(viewer: Viewer): NavGroup[] {
  return GROUPS.map((section) => ({ ...section, items: section.items.filter((item) => item.shown(viewer)) })).filter(
    (section) => section.items.length > 0
  )
}

/** Where pages begin that lie below in their address and not in the menu. */
const HOMES: string[] = [route('main.home'), route('main.client')]

/** Whether an item leads to where the reader is. */
export function isCurrent(item: NavItem, url: string): boolean {
  const [path = '', search = ''] = url.split('#')[0]!.split('?')
  const asked = new URLSearchParams(search)
  const isBelow = (cover: string) => {
    const [place, part] = cover.split('?')
    if (part)
      return path === place && [...new URLSearchParams(part)].every(([name, value]) => asked.get(name) === value)
    return path === cover || (!HOMES.includes(cover) && path.startsWith(`${cover}/`))
  }
  return item.covers.some(isBelow) && !item.leaves?.some(isBelow)
}

const PLACES = 5

/** The entries at the foot of a phone, in the order of the menu: all when they fit, else the chosen few with room left for «Más». */
export function atTheFoot(viewer: Viewer): { items: NavItem[]; hasMore: boolean } {
  const all = navigationOf(viewer).flatMap(({ items }) => items)
  if (all.length <= PLACES) return { items: all, hasMore: false }
  const first = [...all.filter(({ atHand }) => atHand), ...all.filter(({ atHand }) => !atHand)].slice(0, PLACES - 1)
  return { items: all.filter((item) => first.includes(item)), hasMore: true }
}

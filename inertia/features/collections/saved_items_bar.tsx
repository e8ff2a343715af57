import type { ReactNode } from 'react'
import { SearchBox } from '~/features/lists/search_box'

interface SavedItemsBarProps {
  label: string
  /** What is searched for. */
  value: string
  href: (text: string) => string
  /** What else narrows the list. */
  children: ReactNode
}

/** What narrows a list of saved items: words, on Enter, and a choice. */
export function SavedItemsBar({ label, value, href, children }: SavedItemsBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-3">
      <SearchBox onEnter className="w-64" {...{ label, value, href }} />
      {children}
    </div>
  )
}

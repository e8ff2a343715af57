import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '~/components/icon'

const PAUSE = 250

interface NameSearchProps {
  /** What the address says. */
  value: string
  label: string
  /** Address of the list with another text. */
  href: (text: string) => string
}

/** A box that searches as one types; after a pause what is typed goes into the address. */
export function NameSearch({ value, label, href }: NameSearchProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)

  // Who goes back changes the address first; the box follows.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    const typed = text.trim()
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      router.get(href(typed), {}, { preserveState: true, preserveScroll: true, replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, href])

  return (
    <div className="relative w-80 max-md:w-full">
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-2 -translate-y-1/2 text-fg-subtle" />
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={label}
        placeholder={label}
        maxLength={200}
        className="h-control w-full rounded-md border border-line bg-surface pr-2 pl-7.5 text-sm text-fg placeholder:text-fg-subtle hover:border-line-strong max-md:h-10 max-md:text-md"
      />
    </div>
  )
}

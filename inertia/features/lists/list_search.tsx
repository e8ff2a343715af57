import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'

const PAUSE = 250

interface ListSearchProps {
  /** What the address says. */
  value: string
  label: string
  /** More on what is searched. */
  hint?: string
  maxLength?: number
  /** Address of the list with another text. Keep it stable (useCallback). */
  href: (text: string) => string
  /** The props that the answer brings; without them all. */
  only?: readonly string[]
  /** Its width. */
  className: string
}

/** A box that searches a list as one types; after a pause what is typed goes into the address and the list follows. */
export function ListSearch({ value, label, hint, maxLength = 200, href, only, className }: ListSearchProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)

  // Who removes a filter or goes back changes the address first; the box follows.
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
      const part = only ? { only: [...only] } : {}
      router.get(href(typed), {}, { preserveState: true, preserveScroll: true, replace: true, ...part })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text, href, only])

  return (
    <div className={cx('relative max-md:w-full', className)}>
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-2 -translate-y-1/2 text-fg-subtle" />
      <input
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={label}
        placeholder={label}
        title={hint}
        maxLength={maxLength}
        className="h-control-sm w-full rounded-md border border-line bg-surface pr-2 pl-7.5 text-sm text-fg placeholder:text-fg-subtle hover:border-line-strong max-md:h-10 max-md:text-md"
      />
    </div>
  )
}

import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { visitList } from './visit_list'

const PAUSE = 250

export interface SearchBoxProps {
  /** What the address says. */
  value: string
  label: string
  /** More on what is searched. */
  hint?: string
  maxLength?: number
  /** Address of the list with another text. */
  href: (text: string) => string
  /** The props that the answer brings; without them all. */
  only?: readonly string[]
  /** Searches on Enter instead of as one types. */
  onEnter?: boolean
  /** Its width. */
  className: string
}

/** A box that searches a list: what is typed goes into the address, after a pause or on Enter, and the list follows. */
export function SearchBox({ value, label, hint, maxLength = 200, href, only, onEnter, className }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const typed = text.trim()

  const search = useEffectEvent(() => {
    sent.current = typed
    visitList(href(typed), only)
  })

  // Who removes a filter or goes back changes the address first; the box follows.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    if (onEnter || typed === sent.current) return
    const timer = setTimeout(search, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, onEnter])

  function submit(event: FormEvent) {
    event.preventDefault()
    sent.current = typed
    visitList(href(typed), only)
  }

  return (
    <form role="search" aria-label={label} onSubmit={submit} className={cx('relative max-md:w-full', className)}>
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
    </form>
  )
}

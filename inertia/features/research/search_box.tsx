import { History, Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { useSuggestions } from '~/features/research/use_suggestions'
import type { Suggested } from '~/features/research/use_suggestions'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface SearchBoxProps {
  source: string
  text: string
  onType: (text: string) => void
  /** A suggestion was chosen: it is searched at once. */
  onChoose: (text: string) => void
  autoFocus?: boolean
  /** Buttons at the end of the field. */
  children?: ReactNode
}

/** The field for what is looked for. While one types it offers how the words may go on: arrows choose, Enter searches, Escape closes. */
export function SearchBox({ source, text, onType, onChoose, autoFocus, children }: SearchBoxProps) {
  const t = useMessages()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggested = useSuggestions(source, isOpen ? text : '')
  const shown = isOpen && suggested.length > 0
  const current = shown ? (suggested[active] ?? null) : null

  function type(typed: string) {
    onType(typed)
    setOpen(true)
    setActive(-1)
  }
  function choose(one: Suggested) {
    setOpen(false)
    onChoose(one.text)
    field.current?.focus()
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown) {
      event.preventDefault()
      // One place more than suggestions: the field itself.
      const places = suggested.length + 1
      setActive((place) => ((place + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      choose(current)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter') setOpen(false)
  }
  return (
    <div className="relative min-w-0 max-w-190 flex-1">
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-fg-subtle" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        aria-label={t('research.what')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        placeholder={t('research.placeholder')}
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        enterKeyHint="search"
        className="input h-10! pr-20 pl-9 text-md text-ellipsis max-md:h-control-lg! max-md:pr-22"
      />
      <span className="absolute inset-y-0 right-1.5 flex items-center">{children}</span>
      {shown && <SuggestionList {...{ id, suggested, active, choose }} />}
    </div>
  )
}

interface SuggestionListProps {
  id: string
  suggested: Suggested[]
  active: number
  choose: (one: Suggested) => void
}

function SuggestionList({ id, suggested, active, choose }: SuggestionListProps) {
  const t = useMessages()
  const { locale } = useLocale()
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={t('research.suggestions')}
      className="absolute inset-x-0 top-full z-(--z-menu) mt-1 rounded-lg border border-line bg-surface-raised py-1 text-sm shadow-md"
    >
      {suggested.map((one, place) => (
        <li
          key={one.text}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(one)}
          className={cx(
            'flex min-h-9 cursor-pointer items-center gap-2.5 px-3 py-1 max-md:min-h-control-lg',
            place === active ? 'bg-surface-active' : 'hover:bg-surface-hover'
          )}
        >
          <Icon of={one.isRecent ? History : Search} className="text-fg-subtle" />
          <span className="min-w-0 flex-1 truncate">{one.text}</span>
          <span className="text-xs text-fg-subtle tabular-nums">
            {one.isRecent && <span className="sr-only">{t('research.suggestion_recent')} </span>}
            {one.count.toLocaleString(tagOf(locale))}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '~/components/button'
import { Icon } from '~/components/icon'
import { IconButton } from '~/components/icon_button'
import { QueryHelp } from '~/features/research/query_help'
import { useMessages } from '~/hooks/use_messages'

interface SearchFormProps {
  source: string
  /** The words that were searched. */
  text: string
  onSearch: (text: string) => void
  autoFocus?: boolean
}

/** The box for what is looked for, with how to write it. */
export function SearchForm({ source, text, onSearch, autoFocus }: SearchFormProps) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ text, since: text })
  // Another search, from a link or the history, brings its own words.
  if (typed.since !== text) setTyped({ text, since: text })

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.text.trim())
  }
  function clear() {
    setTyped({ text: '', since: text })
    input.current?.focus()
  }
  return (
    <form role="search" aria-label={t('research.search')} onSubmit={search} className="flex gap-2">
      <div className="relative min-w-0 max-w-190 flex-1">
        <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-fg-subtle" />
        <input
          ref={input}
          type="search"
          value={typed.text}
          onChange={(event) => setTyped({ text: event.target.value, since: text })}
          aria-label={t('research.what')}
          placeholder={t('research.placeholder')}
          autoComplete="off"
          autoFocus={autoFocus}
          enterKeyHint="search"
          className="input h-10! pr-20 pl-9 text-md text-ellipsis max-md:h-control-lg! max-md:pr-22"
        />
        <span className="absolute inset-y-0 right-1.5 flex items-center">
          {typed.text && <IconButton icon={X} size="sm" label={t('research.clear_text')} onClick={clear} />}
          <QueryHelp source={source} />
        </span>
      </div>
      <Button type="submit" variant="primary" className="h-10! px-4.5! max-md:hidden">
        {t('common.search')}
      </Button>
    </form>
  )
}

import { X } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { QueryHelp } from '~/features/research/query_help'
import { SearchBox } from '~/features/research/search_box'
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
  const [typed, setTyped] = useState({ text, since: text })
  // Another search, from a link or the history, brings its own words.
  if (typed.since !== text) setTyped({ text, since: text })

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.text.trim())
  }
  function choose(chosen: string) {
    setTyped({ text: chosen, since: text })
    onSearch(chosen)
  }
  return (
    <form role="search" aria-label={t('research.search')} onSubmit={search} className="flex gap-2">
      <SearchBox
        source={source}
        text={typed.text}
        onType={(next) => setTyped({ text: next, since: text })}
        onChoose={choose}
        autoFocus={autoFocus}
      >
        {typed.text && (
          <IconButton
            icon={X}
            size="sm"
            label={t('research.clear_text')}
            onClick={(event) => {
              setTyped({ text: '', since: text })
              event.currentTarget.closest('form')?.querySelector('input')?.focus()
            }}
          />
        )}
        <QueryHelp source={source} />
      </SearchBox>
      <Button type="submit" variant="primary" className="h-10! px-4.5! max-md:hidden">
        {t('common.search')}
      </Button>
    </form>
  )
}

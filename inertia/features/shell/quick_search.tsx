import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Icon } from '~/components/icon'
import { Kbd } from '~/components/kbd'
import { useMessages } from '~/hooks/use_messages'

/** The search box that stays on every page; Ctrl K leads to it. */
export function QuickSearch() {
  const t = useMessages()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [])

  function search(event: FormEvent) {
    event.preventDefault()
    router.get('/search/b-search/results', text.trim() ? { q: text.trim() } : {})
  }

  return (
    <form
      role="search"
      onSubmit={search}
      className="relative ml-3 w-110 max-w-full max-lg:w-auto max-lg:flex-1 max-md:hidden"
    >
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-fg-subtle" />
      <input
        ref={field}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={t('shell.quick_search')}
        placeholder={t('shell.quick_search')}
        className="h-control w-full rounded-md border border-line bg-surface pr-16 pl-8 text-fg placeholder:text-fg-subtle hover:border-line-strong"
      />
      <Kbd className="pointer-events-none absolute top-1/2 right-1.5 -translate-y-1/2">Ctrl K</Kbd>
    </form>
  )
}

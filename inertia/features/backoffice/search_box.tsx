import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { TextField } from '~/components/forms/text_field'

interface SearchBoxProps {
  label: string
  /** Address of the list. */
  path: string
  q: string
}

/** Looks through an operators' list; what is looked for stands in the address. */
export function SearchBox({ label, path, q }: SearchBoxProps) {
  const [text, setText] = useState(q)

  function look(event: FormEvent) {
    event.preventDefault()
    router.get(path, text.trim() ? { q: text.trim() } : {}, { preserveState: true, replace: true })
  }

  return (
    <form role="search" onSubmit={look} className="w-80 max-w-full">
      <TextField
        label={label}
        hideLabel
        id="q"
        name="q"
        type="search"
        icon={Search}
        placeholder={label}
        value={text}
        onChange={setText}
      />
    </form>
  )
}

/** Address of a page of the list. */
export function addressOf(path: string, q: string): (page: number) => string {
  return (page) => {
    const search = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) })
    return search.size ? `${path}?${search}` : path
  }
}

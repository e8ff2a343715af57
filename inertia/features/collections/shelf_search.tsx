import { router } from '@inertiajs/react'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '~/components/forms/text_field'

interface SearchBoxProps {
  label: string
  value: string
  /** The address of the list that a text leads to. */
  address: (q: string) => string
}

/** Narrows a list by words, on Enter; the words live in the address. */
export function ShelfSearch({ label, value, address }: SearchBoxProps) {
  const [text, setText] = useState(value)
  return (
    <form
      role="search"
      className="w-64 max-md:w-full"
      onSubmit={(event) => {
        event.preventDefault()
        router.get(address(text.trim()), {}, { preserveState: true, preserveScroll: true, replace: true })
      }}
    >
      <TextField
        label={label}
        hideLabel
        type="search"
        icon={Search}
        placeholder={label}
        value={text}
        onChange={setText}
      />
    </form>
  )
}

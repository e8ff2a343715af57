import { Combobox } from '@headlessui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { ComboboxFrame, type BoxListProps } from './combobox_frame'
import { ComboboxList } from './combobox_list'
import type { BoxOption } from './select_box'

export type MultiSelectBoxListProps = BoxListProps<BoxOption[]>

/** The box for several options with its list, on Headless UI. */
export default function MultiSelectBoxList(props: MultiSelectBoxListProps) {
  const { wiring, value, onChange, onBlur, startsWith, ...source } = props
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(startsWith ?? '')

  // Before the next key, as in a box for one.
  useLayoutEffect(() => {
    if (startsWith === null) return
    input.current?.focus()
    input.current?.setSelectionRange(startsWith.length, startsWith.length)
    // Only on arrival: the focus was on what this replaces.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Combobox multiple immediate value={value} onChange={onChange} by="value" disabled={wiring.disabled}>
      {({ open }) => (
        <ComboboxFrame
          wiring={wiring}
          ref={input}
          placeholder={source.placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onBlur={() => {
            setQuery('')
            onBlur?.()
          }}
        >
          <ComboboxList {...source} query={query} isOpen={open} />
        </ComboboxFrame>
      )}
    </Combobox>
  )
}

import { Combobox } from '@headlessui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ComboboxFrame, type BoxListProps } from './combobox_frame'
import { ComboboxList } from './combobox_list'
import type { BoxOption } from './select_box'

export interface SelectBoxListProps extends BoxListProps<BoxOption | null> {
  label: string
  freeText?: boolean
}

const sameOption = (one: BoxOption | null, other: BoxOption | null) => one?.value === other?.value

/** The box with its list, on Headless UI. */
export default function SelectBoxList({ wiring, value, onChange, startsWith, freeText, ...props }: SelectBoxListProps) {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(startsWith ?? '')
  const isTouched = useRef(false)

  // Before the next key: what is typed while this takes the place of the plain field is lost otherwise.
  useLayoutEffect(() => {
    if (startsWith === null) return
    input.current?.focus()
    if (startsWith) setTypedText(input.current, startsWith)
    else input.current?.select()
    // Only on arrival: later the field lives its own life.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  /** The list opens with its first option marked: Enter takes it for somebody who typed or went to it, not for who only came by. */
  function passBy(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key.startsWith('Arrow')) isTouched.current = true
    if (event.key !== 'Enter' || isTouched.current || query !== '' || value) return
    event.preventDefault()
    event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }
  function leave() {
    isTouched.current = false
    const text = query.trim()
    if (freeText && text && text !== value?.label) onChange({ value: text, label: text })
    setQuery('')
    props.onBlur?.()
  }
  function choose(option: BoxOption | null) {
    // Tab chooses what is marked, also the line that says that the search goes on.
    if (option === null && query.trim() !== '') return
    setQuery('')
    onChange(option)
  }

  return (
    <Combobox value={value} onChange={choose} by={sameOption} disabled={wiring.disabled} immediate>
      {({ open }) => (
        <ComboboxFrame
          wiring={wiring}
          ref={input}
          placeholder={props.placeholder}
          displayValue={(option: BoxOption | null) => option?.label ?? ''}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={passBy}
          onBlur={leave}
        >
          <ComboboxList {...props} {...{ query, freeText }} current={value} isOpen={open} />
        </ComboboxFrame>
      )}
    </Combobox>
  )
}

/** Puts text in an input as typing does, so that React and Headless UI both learn of it. */
function setTypedText(element: HTMLInputElement | null, text: string) {
  if (!element) return
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(element, text)
  element.setSelectionRange(text.length, text.length)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

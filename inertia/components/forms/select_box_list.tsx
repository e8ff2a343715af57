import { Combobox, ComboboxButton, ComboboxInput } from '@headlessui/react'
import { ChevronsUpDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { comboboxInputLook } from '~/components/forms/combobox_face'
import { ComboboxList } from '~/components/forms/combobox_list'
import type { FieldWiring } from '~/components/forms/field'
import { Icon } from '~/components/display/icon'
import type { BoxOption, BoxSource } from '~/components/forms/select_box'
import { useMessages } from '~/hooks/use_messages'

export interface SelectBoxListProps extends BoxSource {
  wiring: FieldWiring
  label: string
  value: BoxOption | null
  onChange: (value: BoxOption | null) => void
  onBlur?: () => void
  freeText?: boolean
  /** What was typed while this was being fetched, to go on from there; null when the field had no focus. */
  startsWith: string | null
}

const sameOption = (one: BoxOption | null, other: BoxOption | null) => one?.value === other?.value

/** The box with its list, on Headless UI. */
export default function SelectBoxList({ wiring, value, onChange, startsWith, freeText, ...props }: SelectBoxListProps) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(startsWith ?? '')
  const { required, ...rest } = wiring

  // Before the next key: what is typed while this takes the place of the plain field is lost otherwise.
  useLayoutEffect(() => {
    if (startsWith === null) return
    input.current?.focus()
    if (startsWith) setTypedText(input.current, startsWith)
    else input.current?.select()
    // Only on arrival: later the field lives its own life.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function leave() {
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
        <div className="input flex items-center gap-2">
          <ComboboxInput
            {...rest}
            ref={input}
            aria-required={required}
            autoComplete="off"
            placeholder={props.placeholder}
            displayValue={(option: BoxOption | null) => option?.label ?? ''}
            onChange={(event) => setQuery(event.target.value)}
            onBlur={leave}
            className={comboboxInputLook}
          />
          <ComboboxButton
            aria-label={t('common.open')}
            className="-mr-2 grid h-full w-8 flex-none place-items-center text-fg-subtle max-md:w-11"
          >
            <Icon of={ChevronsUpDown} size={14} />
          </ComboboxButton>
          <ComboboxList {...props} {...{ query, freeText }} isOpen={open} />
        </div>
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

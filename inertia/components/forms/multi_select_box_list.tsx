import { Combobox, ComboboxButton, ComboboxInput } from '@headlessui/react'
import { ChevronsUpDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { comboboxInputLook } from '~/components/forms/combobox_face'
import { ComboboxList } from '~/components/forms/combobox_list'
import type { FieldWiring } from '~/components/forms/field'
import { Icon } from '~/components/display/icon'
import type { BoxOption, BoxSource } from '~/components/forms/select_box'
import { useMessages } from '~/hooks/use_messages'

export interface MultiSelectBoxListProps extends BoxSource {
  wiring: FieldWiring
  value: BoxOption[]
  onChange: (value: BoxOption[]) => void
  onBlur?: () => void
  /** What was typed while this was being fetched, to go on from there; null when the field had no focus. */
  startsWith: string | null
}

/** The box for several options with its list, on Headless UI. */
export default function MultiSelectBoxList(props: MultiSelectBoxListProps) {
  const { wiring, value, onChange, onBlur, startsWith, ...source } = props
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(startsWith ?? '')
  const { required, ...rest } = wiring

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
        <div className="input flex items-center gap-2">
          <ComboboxInput
            {...rest}
            ref={input}
            aria-required={required}
            autoComplete="off"
            placeholder={source.placeholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onBlur={() => {
              setQuery('')
              onBlur?.()
            }}
            className={comboboxInputLook}
          />
          <ComboboxButton
            aria-label={t('common.open')}
            className="-mr-2 grid h-full w-8 flex-none place-items-center text-fg-subtle max-md:w-11"
          >
            <Icon of={ChevronsUpDown} size={14} />
          </ComboboxButton>
          <ComboboxList {...source} query={query} isOpen={open} />
        </div>
      )}
    </Combobox>
  )
}

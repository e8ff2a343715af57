import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '~/components/cx'
import { floatItemStyles, floatStyles } from '~/components/overlays/float_styles'
import { Icon } from '~/components/display/icon'
import { openFloat } from '~/components/actions/open_float'
import { SelectView } from './select_view'
import type { SelectViewProps } from './select_view'
import type { SelectOption } from './select_field'

export interface SelectListProps {
  face: SelectViewProps
  name?: string
  value: string
  options: SelectOption[]
  onChange: (value: string) => void
  openAtOnce?: boolean
  /** Told when it has opened by itself, which it does once: drawn anew, it would cover what was chosen. */
  onOpened?: () => void
}

/** The list of a select field, on Headless UI. */
export default function SelectList({ face, value, options, onChange, openAtOnce, onOpened }: SelectListProps) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!openAtOnce) return
    openFloat(button.current)
    onOpened?.()
    // Once, when it is first drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Listbox value={value} onChange={onChange} disabled={face.disabled} invalid={Boolean(face['aria-invalid'])}>
      <ListboxButton as={SelectView} {...face} ref={button} />
      <ListboxOptions
        transition
        modal={false}
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className={cx(floatStyles, 'w-(--button-width) [--anchor-max-height:20rem]')}
      >
        {options.map((option) => (
          <ListboxOption
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={cx(floatItemStyles, 'group')}
          >
            <Icon of={Check} className="text-accent-fg not-group-data-selected:invisible" />
            <span className="min-w-0 flex-1">
              {option.label}
              {option.description && <span className="block text-xs text-fg-subtle">{option.description}</span>}
            </span>
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}

import { ComboboxButton, ComboboxInput } from '@headlessui/react'
import { ChevronsUpDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { comboboxInputStyles } from './combobox_view'
import type { FieldWiring } from '~/components/forms/field'
import { Icon } from '~/components/display/icon'
import type { BoxOption, BoxSource } from './select_box'
import { useMessages } from '~/hooks/use_messages'

/** What the list of a box takes, for one option or for several. */
export interface BoxListProps<Value> extends BoxSource {
  wiring: FieldWiring
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  /** What was typed while this was being fetched, to go on from there; null when the field had no focus. */
  startsWith: string | null
}

interface ComboboxFrameProps extends Omit<ComponentPropsWithRef<'input'>, 'defaultValue'> {
  wiring: FieldWiring
  displayValue?: (option: BoxOption | null) => string
}

/** A box to type in with the button that opens the list, its child, on Headless UI. */
export function ComboboxFrame({ wiring: { required, ...wiring }, children, ...props }: ComboboxFrameProps) {
  const t = useMessages()
  return (
    <div className="input flex items-center gap-2">
      <ComboboxInput
        {...wiring}
        {...props}
        aria-required={required}
        autoComplete="off"
        className={comboboxInputStyles}
      />
      <ComboboxButton
        aria-label={t('common.open')}
        className="-mr-2 grid h-full w-8 flex-none place-items-center text-fg-subtle max-md:w-11"
      >
        <Icon of={ChevronsUpDown} size={14} />
      </ComboboxButton>
      {children}
    </div>
  )
}

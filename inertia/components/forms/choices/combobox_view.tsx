import { ChevronsUpDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '~/components/display/icon'

/** A box to type in, drawn before its list has been fetched. */
export function ComboboxView(props: ComponentPropsWithRef<'input'>) {
  return (
    <div className="input flex items-center gap-2">
      <input
        {...props}
        type="text"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        autoComplete="off"
        className={comboboxInputStyles}
      />
      <Icon of={ChevronsUpDown} size={14} className="text-fg-subtle" />
    </div>
  )
}

export const comboboxInputStyles =
  'h-full w-full min-w-0 flex-1 truncate bg-transparent outline-none disabled:cursor-not-allowed'

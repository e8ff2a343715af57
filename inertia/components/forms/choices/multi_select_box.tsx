import { X } from 'lucide-react'
import { useState } from 'react'
import { ComboboxView } from './combobox_view'
import { Field } from '~/components/forms/field'
import type { FieldProps } from '~/components/forms/field'
import { Icon } from '~/components/display/icon'
import type { MultiSelectBoxListProps } from './multi_select_box_list'
import type { BoxOption, BoxSource } from './select_box'
import { useComposing } from '~/hooks/use_composing'
import { lazyPart } from '~/hooks/use_lazy_part'
import { useMessages } from '~/hooks/use_messages'

export interface MultiSelectBoxProps extends FieldProps, BoxSource {
  value: BoxOption[]
  onChange: (value: BoxOption[]) => void
  onBlur?: () => void
}

const useMultiSelectBoxList = lazyPart<MultiSelectBoxListProps>(() => import('./multi_select_box_list'))

/** Several of many options, found by typing; what is chosen stays above, each removable. */
export function MultiSelectBox(props: MultiSelectBoxProps) {
  const { value, onChange, onBlur, options, load, minChars, placeholder, ...field } = props
  const [BoxList, warm] = useMultiSelectBoxList()
  const [typed, setTyped] = useState<string | null>(null)
  const composing = useComposing()

  return (
    <Field {...field}>
      {(wiring) => (
        <>
          {BoxList && !composing.isOn ? (
            <BoxList
              {...{ wiring, value, onChange, onBlur, options, load, minChars, placeholder }}
              startsWith={typed}
            />
          ) : (
            <ComboboxView
              {...wiring}
              {...composing.handlers}
              placeholder={placeholder}
              value={typed ?? ''}
              onPointerEnter={() => warm()}
              onFocus={() => {
                warm(true)
                setTyped('')
              }}
              onBlur={() => {
                setTyped(null)
                onBlur?.()
              }}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          <ChosenOptions value={value} onChange={onChange} />
        </>
      )}
    </Field>
  )
}

function ChosenOptions({ value, onChange }: Pick<MultiSelectBoxProps, 'value' | 'onChange'>) {
  const t = useMessages()
  if (value.length === 0) return null

  return (
    <ul className="mt-0.5 flex flex-wrap gap-1.5">
      {value.map((option) => (
        <li
          key={option.value}
          className="flex h-control-sm max-w-full items-center max-md:h-10 rounded-md border border-line bg-surface pl-2 text-sm"
        >
          <span className="truncate">{option.label}</span>
          <button
            type="button"
            aria-label={t('forms.remove_value', { label: option.label })}
            onClick={() => onChange(value.filter((other) => other.value !== option.value))}
            className="grid h-full w-6 flex-none max-md:w-10 place-items-center rounded-r-md text-fg-subtle hover:bg-surface-hover hover:text-fg"
          >
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}

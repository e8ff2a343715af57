import { useState } from 'react'
import type { SelectBoxListProps } from './select_box_list'
import { ComboboxView } from './combobox_view'
import { Field } from '~/components/forms/field'
import type { FieldProps } from '~/components/forms/field'
import { useComposing } from '~/hooks/use_composing'
import { lazyPart } from '~/hooks/use_lazy_part'
import type { OptionLoader } from '~/hooks/use_options'

export interface BoxOption {
  value: string
  label: string
  description?: string
}

/** Where the options of a box come from. */
export interface BoxSource {
  options?: BoxOption[]
  /** Asks the server, after a pause in the typing; `signal` stops when the answer is no longer wanted. Keep it stable (useCallback). */
  load?: OptionLoader
  /** Characters needed before `load` is called. */
  minChars?: number
  placeholder?: string
}

export interface SelectBoxProps extends FieldProps, BoxSource {
  value: BoxOption | null
  onChange: (value: BoxOption | null) => void
  onBlur?: () => void
  /** What is typed holds as it is; the options are suggestions. */
  freeText?: boolean
}

const useSelectBoxList = lazyPart<SelectBoxListProps>(() => import('./select_box_list'))

/** One of many options, found by typing. The list is fetched on the first hover or focus; what is typed meanwhile counts as it does with the list. */
export function SelectBox(props: SelectBoxProps) {
  const { value, onChange, onBlur, freeText, options, load, minChars, placeholder, ...field } = props
  const [BoxList, warm] = useSelectBoxList()
  const [typed, setTyped] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  const composing = useComposing()

  function type(text: string) {
    setTyped(text)
    if (text === '') onChange(null)
  }
  /** Whoever is done before the list is there has typed what holds as it is. */
  function take() {
    const text = typed?.trim()
    if (freeText && text) onChange({ value: text, label: text })
    setTyped(null)
  }

  return (
    <Field {...field}>
      {(wiring) =>
        BoxList && !composing.isOn ? (
          <BoxList
            {...{ wiring, value, onChange, onBlur, freeText, options, load, minChars, placeholder }}
            label={field.label}
            startsWith={isFocused ? (typed ?? '') : null}
          />
        ) : (
          <ComboboxView
            {...wiring}
            {...composing.handlers}
            placeholder={placeholder}
            value={typed ?? value?.label ?? ''}
            onPointerEnter={() => warm()}
            onFocus={() => {
              warm(true)
              setFocused(true)
            }}
            onBlur={() => {
              setFocused(false)
              take()
              onBlur?.()
            }}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              // With the list, too, Enter first chooses and only then sends.
              if (event.key !== 'Enter' || !typed?.trim() || event.nativeEvent.isComposing) return
              event.preventDefault()
              take()
            }}
          />
        )
      }
    </Field>
  )
}

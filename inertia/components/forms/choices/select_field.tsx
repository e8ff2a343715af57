import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Field } from '~/components/forms/field'
import type { FieldProps } from '~/components/forms/field'
import { SelectView } from './select_view'
import type { SelectListProps } from './select_list'
import { lazyPart } from '~/hooks/use_lazy_part'
import { useMessages } from '~/hooks/use_messages'

export interface SelectOption<T extends string = string> {
  value: T
  label: string
  description?: ReactNode
  disabled?: boolean
}

export interface SelectFieldProps<T extends string> extends FieldProps {
  value: T | ''
  onChange: (value: T) => void
  onBlur?: () => void
  options: SelectOption<T>[]
  placeholder?: string
}

const useSelectList = lazyPart<SelectListProps>(() => import('./select_list'))

/** One of a few known options. The list is fetched on the first hover, focus or press. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { value, onChange, onBlur, options, placeholder, ...field } = props
  const t = useMessages()
  const [SelectList, warm] = useSelectList()
  const [wantsOpen, setWantsOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = options.find((option) => option.value === value)

  useEffect(() => {
    if (wantsOpen) button.current?.focus()
  }, [wantsOpen])

  function open() {
    warm(true)
    setWantsOpen(true)
  }

  return (
    <Field {...field}>
      {(wiring, labelId) => {
        const { required: _, name, ...rest } = wiring
        const face = {
          ...rest,
          'aria-labelledby': `${labelId} ${wiring.id}`,
          'isEmpty': !chosen,
          'children': chosen?.label ?? placeholder ?? t('forms.choose'),
          onBlur,
        }
        const list = { face, name, value, options, onChange: onChange as (value: string) => void }
        if (SelectList && wantsOpen)
          return <SelectList {...list} openAtOnce={!hasOpened} onOpened={() => setOpened(true)} />

        return (
          <SelectView
            {...face}
            ref={button}
            aria-haspopup="listbox"
            aria-expanded={wantsOpen}
            onPointerEnter={() => warm()}
            onFocus={() => warm()}
            onClick={open}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
              event.preventDefault()
              open()
            }}
          />
        )
      }}
    </Field>
  )
}

import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { Field } from '~/components/forms/field'
import type { FieldProps } from '~/components/forms/field'
import { Icon } from '~/components/display/icon'
import { InputBox } from './input_box'
import { dayFromTyped, isDay, typedFromDay } from '~/i18n/formats'
import { useMessages } from '~/hooks/use_messages'

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or the text as typed while it is not a day; the rule `date()` refuses the latter. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** First and last day that the calendar offers, YYYY-MM-DD. */
  min?: string
  max?: string
  autoFocus?: boolean
}

/** A day, typed as dd/mm/aaaa or picked in the calendar of the browser. */
export function DateField({ value, onChange, onBlur, min, max, autoFocus, help, ...field }: DateFieldProps) {
  const t = useMessages()
  const calendar = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)

  function type(text: string) {
    setDraft(text)
    onChange(dayFromTyped(text) ?? text)
  }
  function leave() {
    setDraft(null)
    onBlur?.()
  }
  function pick(day: string) {
    setDraft(null)
    onChange(day)
  }

  const opener = (
    <span className="relative -mr-2 grid h-full w-8 flex-none max-md:w-11">
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-0 w-full opacity-0"
        value={isDay(value) ? value : ''}
        onChange={(event) => pick(event.target.value)}
        {...{ min, max }}
      />
      <button
        type="button"
        aria-label={t('forms.open_calendar')}
        disabled={field.disabled}
        onClick={() => calendar.current?.showPicker()}
        className="grid h-full place-items-center rounded-md text-fg-subtle hover:text-fg"
      >
        <Icon of={CalendarDays} />
      </button>
    </span>
  )

  return (
    <Field {...field} help={help === undefined ? t('forms.date_help') : help}>
      {(wiring) => (
        <InputBox suffix={opener}>
          {(look) => (
            <input
              {...wiring}
              type="text"
              value={draft ?? typedFromDay(value)}
              placeholder={t('forms.date_hint')}
              autoComplete="off"
              autoFocus={autoFocus}
              className={look}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
            />
          )}
        </InputBox>
      )}
    </Field>
  )
}

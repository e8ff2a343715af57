import type { ChangeEvent } from 'react'
import { CharacterCounter } from './character_counter'
import type { FieldProps } from '~/components/forms/field'
import { useCharacterLimit } from '~/hooks/use_character_limit'

/** What a field for a text takes. */
export interface TextProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Characters allowed; more can be typed and are shown as wrong, so that nothing pasted is cut in silence. */
  maxLength?: number
}

/** What a text field gives its frame, with the counter of characters, what it gives its control, and the rest. */
export function useTextFrame<Props extends TextProps>(props: Props) {
  const { label, id, name, help, error, required, optional, disabled, hideLabel, className, ...own } = props
  const { value, onChange, onBlur, maxLength, ...rest } = own
  const limit = useCharacterLimit(value, maxLength)
  const type = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value)
  return {
    rest,
    control: { value, onBlur, onChange: type },
    frame: {
      ...{ label, id, name, required, optional, disabled, hideLabel, className },
      help: help ?? limit.help,
      error: limit.error ?? error,
      aside: maxLength && <CharacterCounter length={limit.length} limit={maxLength} />,
    },
  }
}

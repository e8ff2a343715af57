import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { IconButton } from '~/components/actions/icon_button'
import { TextField } from '~/components/forms/text_field'
import { useMessages } from '~/hooks/use_messages'
import { isTaken, LIMITS, moved } from './editor'
import { MoveHandle } from './move_handle'

interface OptionsEditorProps {
  fieldKey: string
  options: string[]
  error?: string
  onChange: (options: string[]) => void
}

/** The options of a choice: added one by one, changed in place, put in order, taken away. No two may be alike. */
export function OptionsEditor({ fieldKey, options, error, onChange }: OptionsEditorProps) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const isDuplicate = typed.trim() !== '' && isTaken(options, typed)

  function add() {
    if (!typed.trim() || isDuplicate || options.length >= LIMITS.options) return
    onChange([...options, typed.trim()])
    setTyped('')
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{t('matter_templates.fields.options')}</legend>
      <ul className="grid gap-1.5">
        {options.map((option, index) => (
          <li key={index} className="flex items-start gap-1">
            <MoveHandle
              id={`move-${fieldKey}-${index}`}
              label={option}
              onStep={(step) => {
                const to = index + step
                if (to < 0 || to >= options.length) return
                onChange(moved(options, index, to))
                document.getElementById(`move-${fieldKey}-${to}`)?.focus()
              }}
            />
            <TextField
              className="flex-1"
              label={t('matter_templates.fields.option', { number: index + 1 })}
              hideLabel
              value={option}
              error={isTaken(options, option, index) ? t('matter_templates.fields.duplicate') : undefined}
              onChange={(text) => onChange(options.map((each, place) => (place === index ? text : each)))}
            />
            <IconButton
              icon={X}
              label={t('matter_templates.fields.remove_option', { option })}
              onClick={() => onChange(options.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={t('matter_templates.fields.new_option')}
          hideLabel
          placeholder={t('matter_templates.fields.new_option')}
          value={typed}
          error={isDuplicate ? t('matter_templates.fields.duplicate') : undefined}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button icon={Plus} onClick={add}>
          {t('matter_templates.fields.add_option')}
        </Button>
      </div>
      {error && options.length === 0 && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { TextField } from '~/components/forms/text_field'
import { useMessages } from '~/hooks/use_messages'
import { isTaken, LIMITS, moved } from './editor'
import { MoveHandle } from './move_handle'

interface StagesEditorProps {
  stages: string[]
  onChange: (stages: string[]) => void
}

/** The stages of a kind of matter in their order. */
export function StagesEditor({ stages, onChange }: StagesEditorProps) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const isDuplicate = typed.trim() !== '' && isTaken(stages, typed)

  function add() {
    if (!typed.trim() || isDuplicate || stages.length >= LIMITS.stages) return
    onChange([...stages, typed.trim().slice(0, LIMITS.stage)])
    setTyped('')
  }

  function step(index: number, by: 1 | -1) {
    const to = index + by
    if (to < 0 || to >= stages.length) return
    onChange(moved(stages, index, to))
    document.getElementById(`move-stage-${to}`)?.focus()
  }

  return (
    <fieldset className="grid max-w-160 gap-2">
      <legend className="text-md font-semibold">{t('matter_templates.field.stages')}</legend>
      <p className="text-sm text-fg-muted">{t('matter_templates.stages.lead')}</p>
      <ol className="grid gap-1.5">
        {stages.map((stage, index) => (
          <li key={index} className="flex items-start gap-1">
            <MoveHandle id={`move-stage-${index}`} label={stage} onStep={(by) => step(index, by)} />
            <TextField
              className="flex-1"
              label={t('matter_templates.stages.one', { number: index + 1 })}
              hideLabel
              value={stage}
              error={isTaken(stages, stage, index) ? t('matter_templates.stages.duplicate') : undefined}
              onChange={(text) => onChange(stages.map((each, place) => (place === index ? text : each)))}
            />
            <IconButton
              icon={X}
              label={t('matter_templates.fields.remove', { label: stage })}
              onClick={() => onChange(stages.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={t('matter_templates.stages.new')}
          hideLabel
          placeholder={t('matter_templates.stages.new')}
          value={typed}
          error={isDuplicate ? t('matter_templates.stages.duplicate') : undefined}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button icon={Plus} onClick={add}>
          {t('matter_templates.stages.add')}
        </Button>
      </div>
    </fieldset>
  )
}

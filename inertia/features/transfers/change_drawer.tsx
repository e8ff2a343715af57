import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { FormError } from '~/components/forms/form_error'
import { SelectField } from '~/components/forms/choices/select_field'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { ChangeValue } from './change_value'
import type { Selection } from './selection'
import type { Person, Subject } from './types'

/** What can be changed, and what there is to choose from. */
export type ChangeChoices = { fields: string[]; people: Person[]; stages: string[]; tags: string[]; regimes?: string[] }

/** The value of a change while it is chosen; which part counts depends on the field. */
export type Typed = { choice: string; box: BoxOption | null; boxes: BoxOption[] }

interface ChangeDrawerProps {
  open: boolean
  onClose: () => void
  subject: Subject
  selection: Selection
  count: number
  choices: ChangeChoices
}

export const EMPTY: Typed = { choice: '', box: null, boxes: [] }

/** What the server is told of a value. */
export function valueOf(field: string, { choice, box, boxes }: Typed): Record<string, unknown> | null {
  if (field === 'status' || field === 'materia') return choice ? { [field]: choice } : null
  if (field === 'archived') return choice ? { archived: choice === 'yes' } : null
  if (field === 'stage') return box ? { stage: box.value } : {}
  if (field === 'taxRegime') return box ? { taxRegime: box.value } : {}
  if (field === 'responsibleId') return box ? { person: Number(box.value) } : {}
  if (boxes.length === 0) return null
  const values = boxes.map(({ value }) => value)
  return field.startsWith('team') ? { people: values.map(Number) } : { tags: values }
}

/** Chooses one change of many records; what it does to each of them is shown before anything happens. */
export function ChangeDrawer({ open, onClose, subject, selection, count, choices }: ChangeDrawerProps) {
  const t = useMessages()
  const [field, setField] = useState(choices.fields[0] ?? '')
  const [typed, setTyped] = useState(EMPTY)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const value = valueOf(field, typed)

  function preview() {
    if (!value) return setError(t('forms.required'))
    setError(undefined)
    router.post(route(`law_firm.bulk_${subject}.changes.store`), { selection, field, ...value } as never, {
      preserveState: 'errors',
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
      onError: (errors) => setError(Object.values(errors)[0]),
    })
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('transfers.change.title', { count })}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" pending={isBusy} pendingText={t('transfers.change.preparing')} onClick={preview}>
            {t('transfers.change.preview')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={t('transfers.change.what')}
          value={field}
          onChange={(next) => {
            setField(next)
            setTyped(EMPTY)
            setError(undefined)
          }}
          options={choices.fields.map((each) => ({ value: each, label: t(`transfers.change.${each}` as MessageId) }))}
        />
        <ChangeValue field={field} choices={choices} typed={typed} onChange={setTyped} />
        <FormError>{error}</FormError>
        <p className="text-sm text-fg-muted">{t('transfers.change.note')}</p>
      </div>
    </Drawer>
  )
}

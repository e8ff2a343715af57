import type { ReactNode } from 'react'
import { SelectBox } from '~/components/select_box'
import { SelectField } from '~/components/select_field'
import { TextField } from '~/components/text_field'
import { useMessages } from '~/hooks/use_messages'
import type { Choices, MatterForm, MatterInput } from './matter_form'
import { useMaterias } from './use_materias'
import { STATUSES, STATUS_KEYS, type Materia } from './vocabulary'

const NOBODY = '0'

interface MatterFieldsProps {
  form: MatterForm
  choices: Choices
  /** Takes the place of a field's help: what the field says by now, when somebody else saved it meanwhile. */
  helps?: Partial<Record<keyof MatterInput, ReactNode>>
  autoFocus?: boolean
}

/** The fields of a matter, in the order in which a lawyer tells them. */
export function MatterFields({ form, choices, helps = {}, autoFocus }: MatterFieldsProps) {
  const t = useMessages()
  const materias = useMaterias()
  const { value: materia, onChange: setMateria, ...materiaField } = form.field('materia')
  const { maxLength: _, value: court, onChange: setCourt, ...courtField } = form.field('court')
  const { value: responsibleId, onChange: setResponsible, ...responsibleField } = form.field('responsibleId')
  const people = choices.people.map(({ id, name }) => ({ value: String(id), label: name }))

  return (
    <>
      <TextField
        {...form.field('title')}
        help={helps.title}
        placeholder={t('matters.field.title_hint')}
        autoFocus={autoFocus}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectBox
          {...materiaField}
          help={helps.materia}
          value={materias.find(({ value }) => value === materia) ?? null}
          onChange={(chosen) => setMateria((chosen?.value ?? '') as Materia | '')}
          options={materias}
        />
        <SelectField
          {...form.field('status')}
          help={helps.status}
          options={STATUS_KEYS.map((status) => ({ value: status, label: t(STATUSES[status].name) }))}
        />
      </div>
      <SelectBox
        {...courtField}
        optional
        freeText
        help={helps.court ?? t('matters.field.court_hint')}
        value={court ? { value: court, label: court } : null}
        onChange={(chosen) => setCourt(chosen?.label ?? '')}
        options={choices.courts.map((name) => ({ value: name, label: name }))}
      />
      <TextField
        {...form.field('fileNumber')}
        optional
        help={helps.fileNumber ?? t('matters.field.file_number_hint')}
      />
      <TextField {...form.field('clientName')} optional help={helps.clientName} autoComplete="off" />
      <SelectField
        {...responsibleField}
        help={helps.responsibleId}
        value={responsibleId || NOBODY}
        onChange={(id) => setResponsible(id === NOBODY ? '' : id)}
        options={[...people, { value: NOBODY, label: t('matters.nobody') }]}
      />
    </>
  )
}

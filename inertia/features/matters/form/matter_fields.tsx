import type { ReactNode } from 'react'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { ClientsField } from './clients_field'
import { CourtField } from './court_field'
import type { Choices, MatterForm, MatterInput } from './matter_form'
import { SideFields } from './side_fields'
import { SuggestedField } from './suggested_field'
import { PLAIN_MATTER_TEXTS } from '~/features/matters/matter_texts'
import { useMaterias } from '~/features/matters/use_materias'
import { STATUSES, STATUS_KEYS, type Materia } from '~/features/matters/vocabulary'

const NOBODY = '0'

interface MatterFieldsProps {
  form: MatterForm
  choices: Choices
  /** Whether clients whom the firm does not have yet may be named. */
  mayAddClients: boolean
  matterId?: number
  /** Stages of the template that the matter is made with. */
  stages?: string[]
  /** Takes the place of a field's help: what the field says by now, when somebody else saved it meanwhile. */
  helps?: Partial<Record<keyof MatterInput, ReactNode>>
  autoFocus?: boolean
}

/** The fields of a matter, in the order in which a lawyer tells them. */
export function MatterFields({ form, choices, mayAddClients, helps = {}, ...props }: MatterFieldsProps) {
  const { matterId, stages = [], autoFocus } = props
  const t = useMessages()
  const materias = useMaterias()
  const { value: materia, onChange: setMateria, ...materiaField } = form.field('materia')
  const { value: responsibleId, onChange: setResponsible, ...responsibleField } = form.field('responsibleId')
  const people = choices.people.map(({ id, name }) => ({ value: String(id), label: name }))
  const usual = materia ? choices.stages.usual[materia] : []

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
      <div className="grid gap-4 sm:grid-cols-2">
        <SuggestedField
          form={form}
          name="proceeding"
          help={helps.proceeding ?? t('matters.field.proceeding_hint')}
          suggestions={choices.proceedings[materia] ?? []}
        />
        <SuggestedField
          form={form}
          name="stage"
          help={helps.stage ?? t('matters.field.stage_hint')}
          suggestions={[...stages, ...usual, ...choices.stages.own]}
        />
      </div>
      <CourtField form={form} courts={choices.courts} help={helps.court} />
      <div className="grid gap-4 sm:grid-cols-2">
        {PLAIN_MATTER_TEXTS.map((key) => (
          <TextField key={key} {...form.field(key)} optional help={helps[key] ?? t(`matters.field.${key}_hint`)} />
        ))}
      </div>
      <SideFields {...{ form, helps }} />
      <ClientsField {...{ form, matterId }} mayAdd={mayAddClients} help={helps.clients} />
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

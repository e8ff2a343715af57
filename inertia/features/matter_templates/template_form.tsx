import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { Form } from '~/components/forms/form'
import type { Visit } from '~/components/forms/use_fields'
import { SelectBox } from '~/components/forms/choices/select_box'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMaterias } from '~/features/matters/use_materias'
import type { Materia } from '~/features/matters/vocabulary'
import { FormPreview, StageList } from '~/features/template_fields/form_preview'
import { useMessages } from '~/hooks/use_messages'
import { SectionsEditor } from './sections_editor'
import { TemplateSlots } from './slots'
import { StagesEditor } from './stages_editor'
import type { TemplateEditor } from './use_template_form'

interface TemplateFormProps extends TemplateEditor {
  method: 'post' | 'put'
  action: string
  visit?: Visit
  /** Slots that the server knows. */
  slots: string[]
  /** Said above the fields. */
  note?: ReactNode
  /** The buttons at the foot. */
  children: ReactNode
}

/** The editor of a template: what it is for, what it asks, what it opens; and the form that comes of it, at any time. */
export function TemplateForm({ form, errorAt, slots, note, children, ...send }: TemplateFormProps) {
  const t = useMessages()
  const [isShown, setShown] = useState(false)
  const { stages, sections } = form.data
  const definition = { stages, sections, slots: {} }
  return (
    <Form form={form} guard {...send} className="gap-7">
      {note}
      <Purpose form={form} />
      <SectionsEditor sections={sections} onChange={(next) => form.set('sections', next)} errorAt={errorAt} />
      <StagesEditor stages={stages} onChange={(next) => form.set('stages', next)} />
      <TemplateSlots
        keys={slots}
        slots={form.data.slots}
        errors={form.errors}
        onChange={(next) => form.set('slots', next)}
      />
      <div className="sticky bottom-0 z-(--z-sticky) -mx-6 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-6 py-3 max-md:bottom-[var(--bottombar)] max-md:-mx-4 max-md:px-4 max-md:*:flex-1">
        <Button icon={Eye} className="md:mr-auto" onClick={() => setShown(true)}>
          {t('matter_templates.preview')}
        </Button>
        {children}
      </div>
      <Drawer open={isShown} onClose={() => setShown(false)} title={t('matter_templates.preview')}>
        <div className="grid gap-5">
          <p className="text-sm text-fg-muted">{t('matter_templates.preview_lead')}</p>
          <StageList stages={stages} />
          {isShown && <FormPreview definition={definition} />}
        </div>
      </Drawer>
    </Form>
  )
}

function Purpose({ form }: Pick<TemplateEditor, 'form'>) {
  const t = useMessages()
  const materias = useMaterias()
  const { value: materia, onChange, ...materiaField } = form.field('materia')
  return (
    <div className="grid max-w-160 gap-4">
      <TextField {...form.field('title')} autoComplete="off" placeholder={t('matter_templates.field.title_example')} />
      <TextArea
        {...form.field('description')}
        optional
        rows={2}
        placeholder={t('matter_templates.field.description_example')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectBox
          {...materiaField}
          optional
          placeholder={t('matter_templates.no_materia')}
          value={materias.find(({ value }) => value === materia) ?? null}
          onChange={(chosen) => onChange((chosen?.value ?? '') as Materia | '')}
          options={materias}
        />
        <TextField
          {...form.field('proceeding')}
          optional
          autoComplete="off"
          placeholder={t('matter_templates.field.proceeding_example')}
        />
      </div>
    </div>
  )
}

import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required, type Rule } from '~/components/forms/validators'
import type { TemplateForUse, TemplateSection } from '~/features/template_fields/types'
import type { Materia } from '~/features/matters/vocabulary'
import { useMessages, type Translate } from '~/hooks/use_messages'
import { LIMITS, newSection, problemsOf } from './editor'
import type { TemplateSlotValues } from './slots'

/** A template as it is edited. */
export interface EditedTemplate {
  title: string
  description: string
  materia: Materia | ''
  proceeding: string
  stages: string[]
  sections: TemplateSection[]
  slots: TemplateSlotValues
}

const wholeSections: Rule<TemplateSection[]> = {
  check: (sections) =>
    Object.keys(problemsOf(sections)).length > 0 ? { id: 'matter_templates.problem.sections' } : null,
}

const plan = (t: Translate): Plan<EditedTemplate> => ({
  title: { label: t('matter_templates.field.title'), rules: [required(), maxLength(LIMITS.title)] },
  description: { label: t('matter_templates.field.description'), rules: [maxLength(LIMITS.description)] },
  materia: { label: t('matter_templates.field.materia') },
  proceeding: { label: t('matter_templates.field.proceeding'), rules: [maxLength(LIMITS.proceeding)] },
  stages: { label: t('matter_templates.field.stages') },
  sections: { label: t('matter_templates.field.sections'), rules: [wholeSections as Rule] },
})

/** What the form shows of a template that exists. */
export function editedOf({ title, description, materia, proceeding, definition }: TemplateForUse): EditedTemplate {
  const { stages, sections, slots } = definition
  return {
    title,
    description: description ?? '',
    materia: materia ?? '',
    proceeding: proceeding ?? '',
    stages,
    sections,
    slots,
  }
}

/** A template that is begun: one section that waits for its fields. */
export function emptyTemplate(t: Translate): EditedTemplate {
  const sections = [newSection(t('matter_templates.sections.first'))]
  return { title: '', description: '', materia: '', proceeding: '', stages: [], sections, slots: {} }
}

/** State of the editor of a template; `errorAt` tells what is wrong with a part of the sections, once it was sent or refused. */
export function useTemplateForm(initial: EditedTemplate) {
  const t = useMessages()
  const form = useFields<EditedTemplate>(initial, plan(t), { prefix: 'template' })
  const wrong = problemsOf(form.data.sections)

  function errorAt(path: string): string | undefined {
    const own = wrong[path]
    if (own && 'sections' in form.errors) return t(own)
    return form.errors[path]
  }

  return { form, errorAt }
}

export type TemplateEditor = ReturnType<typeof useTemplateForm>

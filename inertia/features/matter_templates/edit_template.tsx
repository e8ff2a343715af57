import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Submit } from '~/components/forms/submit'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { listAddress, type TemplateArea, type TemplatePage } from './address'
import { DeleteTemplate } from './delete_template'
import { SavedByOthers } from './saved_by_others'
import { TemplateForm } from './template_form'
import { editedOf, useTemplateForm, type EditedTemplate } from './use_template_form'

/** The editor of a template. What somebody else saved meanwhile is shown before one's own is put over it. */
export function EditTemplate({ area, template, slots, can }: TemplatePage & { area: TemplateArea }) {
  const t = useMessages()
  const state = useTemplateForm(editedOf(template))
  const { form } = state
  const [begunAt] = useState(template.version)
  const [isLeaving, setLeaving] = useState(false)
  const isStale = 'version' in form.errors
  const { id, scope } = template

  form.transform((data) => ({
    ...data,
    materia: data.materia || null,
    version: isStale ? template.version : begunAt,
  }))

  function takeCurrent() {
    const current = editedOf(template)
    for (const name of Object.keys(current) as (keyof EditedTemplate)[]) form.set(name, current[name])
  }

  return (
    <SettingsFrame
      area={area === 'law_firm' ? 'firm' : 'account'}
      title={template.title}
      crumbs={[
        {
          label: t(area === 'law_firm' ? 'matter_templates.title' : 'matter_templates.own_title'),
          href: route(`${area}.matter_templates.index`),
        },
        { label: template.title },
      ]}
      lead={t('matter_templates.edit_lead')}
      actions={
        can.delete && (
          <Button variant="danger-quiet" icon={Trash2} onClick={() => setLeaving(true)}>
            {t('matter_templates.delete.verb')}
          </Button>
        )
      }
    >
      <TemplateForm
        {...state}
        slots={slots}
        method="put"
        action={route(`${area}.matter_templates.update`, { id })}
        visit={{ preserveState: 'errors' }}
        note={isStale && <SavedByOthers saved={template} onTake={takeCurrent} />}
      >
        <ButtonLink href={listAddress(area, { tab: scope, q: '' })} variant="ghost">
          {t('common.cancel')}
        </ButtonLink>
        <Submit disabledReason={form.isDirty || isStale ? undefined : t('matter_templates.nothing')}>
          {t(isStale ? 'matter_templates.save_anyway' : 'common.save_changes')}
        </Submit>
      </TemplateForm>
      {isLeaving && <DeleteTemplate area={area} template={template} onClose={() => setLeaving(false)} />}
    </SettingsFrame>
  )
}

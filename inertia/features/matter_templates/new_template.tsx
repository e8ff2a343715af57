import { useState } from 'react'
import { ButtonLink } from '~/components/actions/button_link'
import { Submit } from '~/components/forms/submit'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { listAddress, type NewTemplatePage, type TemplateArea } from './address'
import { TemplateForm } from './template_form'
import { emptyTemplate, useTemplateForm } from './use_template_form'

/** The editor of a template that does not exist yet. */
export function NewTemplate({ area, scope, slots }: NewTemplatePage & { area: TemplateArea }) {
  const t = useMessages()
  const [initial] = useState(() => emptyTemplate(t))
  const state = useTemplateForm(initial)
  state.form.transform((data) => ({ ...data, materia: data.materia || null, scope }))
  return (
    <SettingsFrame
      area={area === 'law_firm' ? 'firm' : 'account'}
      title={t('matter_templates.new')}
      lead={t('matter_templates.new_lead')}
    >
      <TemplateForm {...state} slots={slots} method="post" action={route(`${area}.matter_templates.store`)}>
        <ButtonLink href={listAddress(area, { tab: scope, q: '' })} variant="ghost">
          {t('common.cancel')}
        </ButtonLink>
        <Submit pendingText={t('common.creating')}>{t('matter_templates.submit_new')}</Submit>
      </TemplateForm>
    </SettingsFrame>
  )
}

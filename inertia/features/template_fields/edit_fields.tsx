import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { EditDrawer } from '~/components/forms/edit_drawer'
import { useFields } from '~/components/forms/use_fields'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { fieldsOf, nestFields, templateInitial, templatePlan } from './inputs'
import type { MatterPanelContents } from '@generated/parts'
import { TemplateFields } from './template_fields'
import { FormattedValue } from './formatted_value'
import type { TemplateInput } from './types'

interface EditFieldsProps {
  matterId: number
  sheet: MatterPanelContents['template_fields']
  onClose: () => void
}

/** The side panel in which the answers of a matter are edited. What somebody else saved meanwhile is shown at each field. */
export function EditFields({ matterId, sheet, onClose }: EditFieldsProps) {
  const t = useMessages()
  const { definition, values, revision, title } = sheet
  const [asked] = useState(definition)
  const form = useFields<TemplateInput>(templateInitial(asked, values), templatePlan(asked), { prefix: 'answer' })
  const [begunAt] = useState(revision)
  const isStale = 'version' in form.errors
  const current = templateInitial(asked, values)
  const differs = (key: string) =>
    JSON.stringify(form.data[`fields.${key}`]) !== JSON.stringify(current[`fields.${key}`])
  const differing = isStale ? fieldsOf(asked).filter(({ key }) => differs(key)) : []
  const helps = Object.fromEntries(
    differing.map((field) => [
      field.key,
      <b key={field.key} className="font-medium text-warning-fg">
        {values[field.key] === undefined
          ? t('template_fields.now_empty')
          : t.rich('template_fields.now', { value: <FormattedValue field={field} value={values[field.key]} /> })}
      </b>,
    ])
  )

  form.transform((data) => ({ ...nestFields(data, asked), revision: isStale ? revision : begunAt }))

  function takeCurrent() {
    for (const { key } of differing) form.set(`fields.${key}`, current[`fields.${key}`]!)
  }

  return (
    <EditDrawer
      {...{ onClose, form }}
      method="put"
      action={route('law_firm.matter_fields.update', { dossierId: matterId })}
      title={t('template_fields.edit_title', { title })}
      verb={t(isStale ? 'template_fields.save_anyway' : 'common.save_changes')}
      actions={differing.length > 0 && <Button onClick={takeCurrent}>{t('template_fields.take_current')}</Button>}
    >
      {isStale && (
        <Note tone="warning" title={t('template_fields.stale_title')}>
          {t('matter_templates.stale_text')}
        </Note>
      )}
      <TemplateFields form={form} definition={asked} helps={helps} />
    </EditDrawer>
  )
}

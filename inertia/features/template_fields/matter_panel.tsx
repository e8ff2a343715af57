import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import type { MatterPanelProps } from '~/features/matters/matter_parts'
import { useMessages } from '~/hooks/use_messages'
import { EditFields } from './edit_fields'
import { FormattedValue } from './formatted_value'

/** What a matter answered to its template, in the words that were asked then. */
export default function TemplateFieldsPanel({ matter, content }: MatterPanelProps<'template_fields'>) {
  const t = useMessages()
  const [isEditing, setEditing] = useState(false)
  const { title, definition, values, canEdit } = content
  const sections = definition.sections.filter(({ fields }) => fields.length > 0)
  const edit = canEdit && (
    <Button size="sm" variant="ghost" icon={Pencil} onClick={() => setEditing(true)}>
      {t('template_fields.edit')}
    </Button>
  )
  return (
    <Panel title={title} end={edit}>
      <div className="grid gap-4">
        {sections.map((section) => (
          <section key={section.key}>
            {sections.length > 1 && <h3 className="pb-1 text-sm font-medium text-fg-muted">{section.title}</h3>}
            <Facts
              items={section.fields.map((field) => ({
                label: field.label,
                value: <FormattedValue field={field} value={values[field.key]} />,
              }))}
            />
          </section>
        ))}
      </div>
      {isEditing && <EditFields matterId={matter.id} sheet={content} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

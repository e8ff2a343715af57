import { router } from '@inertiajs/react'
import { Copy, CopyPlus, Eye, EyeOff, Pencil, Trash2, View } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { OverflowMenu } from '~/components/actions/overflow_menu'
import { RowsTable } from '~/components/lists/rows_table'
import { MATERIAS } from '~/features/matters/vocabulary'
import type { TemplateLine } from '~/features/template_fields/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { editAddress, viewAddress, type TemplateArea, type TemplatesPage } from './address'
import { DeleteTemplate } from './delete_template'

interface TemplatesTableProps {
  area: TemplateArea
  templates: TemplateLine[]
  can: TemplatesPage['can']
  isCatalogue: boolean
}

/** Templates: what each is for, how much it asks, whether it is offered. */
export function TemplatesTable({ area, templates, can, isCatalogue }: TemplatesTableProps) {
  const t = useMessages()
  const [leaving, setLeaving] = useState<TemplateLine | null>(null)
  return (
    <>
      <RowsTable
        caption={t('matter_templates.list.caption')}
        rows={templates}
        href={(template) => viewAddress(area, template)}
        columns={[
          {
            name: t('matter_templates.list.template'),
            lines: (template) => ({
              first: template.title,
              second: template.description ?? t('matter_templates.no_description'),
              href: viewAddress(area, template),
            }),
          },
          {
            name: t('matter_templates.list.materia'),
            width: 'w-36',
            className: 'truncate text-sm text-fg-muted',
            cell: ({ materia }) => t(materia ? MATERIAS[materia] : 'matter_templates.no_materia'),
          },
          {
            name: t('matter_templates.list.fields'),
            width: 'w-28',
            phone: 'hide',
            className: 'text-sm text-fg-muted tabular-nums',
            cell: ({ fields }) => t('matter_templates.count_fields', { count: fields }),
          },
          {
            name: t('matter_templates.list.state'),
            width: 'w-44',
            className: 'text-sm',
            cell: ({ hidden }) => (
              <Badge tone={hidden ? 'neutral' : 'success'} icon={hidden ? EyeOff : Eye}>
                {t(hidden ? 'matter_templates.hidden' : 'matter_templates.shown')}
              </Badge>
            ),
          },
          {
            name: t('common.actions'),
            width: 'w-14',
            actions: (template) => (
              <TemplateMenu {...{ area, template, can, isCatalogue }} onDelete={() => setLeaving(template)} />
            ),
          },
        ]}
      />
      {leaving && <DeleteTemplate area={area} template={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

interface TemplateMenuProps extends Pick<TemplatesTableProps, 'area' | 'can' | 'isCatalogue'> {
  template: TemplateLine
  onDelete: () => void
}

function TemplateMenu({ area, template, can, isCatalogue, onDelete }: TemplateMenuProps) {
  const t = useMessages()
  const { id, title, hidden, scope } = template
  const copy = (into: TemplateArea, to?: string) =>
    router.post(route(`${into}.matter_templates.copies.store`), { templateId: id, ...(to && { scope: to }) })
  const publication = route(`${area}.matter_templates.publication.store`, { id })
  const toggle = hidden
    ? { label: t('matter_templates.show_verb'), icon: Eye, onSelect: () => router.post(publication) }
    : { label: t('matter_templates.hide_verb'), icon: EyeOff, onSelect: () => router.delete(publication) }
  const mayDuplicate = can.copy && (!isCatalogue || can.create)
  return (
    <OverflowMenu
      label={t('matter_templates.list.actions', { title })}
      items={[
        { label: t('matter_templates.view'), icon: View, href: viewAddress(area, template) },
        ...(can.edit ? [{ label: t('common.edit'), icon: Pencil, href: editAddress(area, template) }, toggle] : []),
        ...(mayDuplicate ? [{ label: t('matter_templates.copy'), icon: Copy, onSelect: () => copy(area, scope) }] : []),
        ...(can.copy && scope !== 'firm'
          ? [{ label: t('matter_templates.copy_to_firm'), icon: CopyPlus, onSelect: () => copy('law_firm', 'firm') }]
          : []),
        ...(can.copy && scope !== 'personal'
          ? [
              {
                label: t('matter_templates.copy_to_mine'),
                icon: CopyPlus,
                onSelect: () => copy('settings', 'personal'),
              },
            ]
          : []),
        ...(can.delete
          ? [
              'separator' as const,
              { label: t('matter_templates.delete.verb'), icon: Trash2, tone: 'danger' as const, onSelect: onDelete },
            ]
          : []),
      ]}
    />
  )
}

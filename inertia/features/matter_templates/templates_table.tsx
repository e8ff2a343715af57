import { Link, router } from '@inertiajs/react'
import { Copy, CopyPlus, Ellipsis, Eye, EyeOff, Pencil, Trash2, View } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Menu } from '~/components/actions/menu'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
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
      <Table caption={t('matter_templates.list.caption')}>
        <Thead>
          <Th>{t('matter_templates.list.template')}</Th>
          <Th className="w-36">{t('matter_templates.list.materia')}</Th>
          <Th className="w-28">{t('matter_templates.list.fields')}</Th>
          <Th className="w-44">{t('matter_templates.list.state')}</Th>
          <Th className="w-14">
            <span className="sr-only">{t('common.actions')}</span>
          </Th>
        </Thead>
        <Tbody>
          {templates.map((template) => (
            <Tr key={template.id} href={viewAddress(area, template)}>
              <Td phone="title">
                <TwoLines
                  strong
                  title={template.title}
                  first={
                    <Link href={viewAddress(area, template)} className="underline-offset-3 hover:underline">
                      {template.title}
                    </Link>
                  }
                  second={template.description ?? t('matter_templates.no_description')}
                />
              </Td>
              <Td label={t('matter_templates.list.materia')} className="truncate text-sm text-fg-muted">
                {template.materia ? t(MATERIAS[template.materia]) : t('matter_templates.no_materia')}
              </Td>
              <Td phone="hide" className="text-sm text-fg-muted tabular-nums">
                {t('matter_templates.count_fields', { count: template.fields })}
              </Td>
              <Td label={t('matter_templates.list.state')} className="text-sm">
                <Badge tone={template.hidden ? 'neutral' : 'success'} icon={template.hidden ? EyeOff : Eye}>
                  {t(template.hidden ? 'matter_templates.hidden' : 'matter_templates.shown')}
                </Badge>
              </Td>
              <Td phone="end" label={t('common.actions')}>
                <TemplateMenu {...{ area, template, can, isCatalogue }} onDelete={() => setLeaving(template)} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
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
    <Menu
      align="end"
      trigger={{
        label: t('matter_templates.list.actions', { title }),
        icon: Ellipsis,
        iconOnly: true,
        variant: 'ghost',
        size: 'sm',
      }}
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

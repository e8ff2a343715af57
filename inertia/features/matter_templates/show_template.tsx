import { router } from '@inertiajs/react'
import { CopyPlus, Eye, EyeOff, Pencil } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Facts } from '~/components/layout/facts'
import { Note } from '~/components/feedback/note'
import { Panel } from '~/components/layout/panel'
import { MATERIAS } from '~/features/matters/vocabulary'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { FormPreview, StageList } from '~/features/template_fields/form_preview'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { editAddress, type TemplateArea, type TemplatePage } from './address'
import { TemplateSlots } from './slots'

/** A template to be looked at: what it is for and the very form that it makes. */
export function ShowTemplate({ area, template, slots, can }: TemplatePage & { area: TemplateArea }) {
  const t = useMessages()
  const { id, title, description, materia, proceeding, hidden, scope, definition } = template
  const copy = (into: TemplateArea) => router.post(route(`${into}.matter_templates.copies.store`), { templateId: id })
  const copies = { firm: can.copy && scope !== 'firm', own: can.copy && scope !== 'personal' }
  const isOnlyRead = scope === 'catalogue' && !can.edit
  const actions = (
    <div className="flex max-w-[calc(100vw-2rem)] flex-wrap gap-2">
      {copies.firm && (
        <Button icon={CopyPlus} onClick={() => copy('law_firm')}>
          {t('matter_templates.copy_to_firm')}
        </Button>
      )}
      {copies.own && (
        <Button icon={CopyPlus} onClick={() => copy('settings')}>
          {t('matter_templates.copy_to_mine')}
        </Button>
      )}
      {can.edit && (
        <ButtonLink href={editAddress(area, template)} icon={Pencil} variant="primary">
          {t('common.edit')}
        </ButtonLink>
      )}
    </div>
  )
  const facts = [
    {
      label: t('matter_templates.field.materia'),
      value: materia ? t(MATERIAS[materia]) : t('matter_templates.no_materia'),
    },
    ...(proceeding ? [{ label: t('matter_templates.field.proceeding'), value: proceeding }] : []),
    {
      label: t('matter_templates.list.state'),
      value: (
        <Badge tone={hidden ? 'neutral' : 'success'} icon={hidden ? EyeOff : Eye}>
          {t(hidden ? 'matter_templates.hidden' : 'matter_templates.shown')}
        </Badge>
      ),
    },
  ]
  return (
    <SettingsFrame
      area={area === 'law_firm' ? 'firm' : 'account'}
      title={title}
      crumbs={[
        {
          label: t(area === 'law_firm' ? 'matter_templates.title' : 'matter_templates.own_title'),
          href: route(`${area}.matter_templates.index`),
        },
        { label: title },
      ]}
      lead={description ?? undefined}
      actions={actions}
    >
      {isOnlyRead && <Note>{t('matter_templates.show.catalogue')}</Note>}
      <Panel title={t('matter_templates.show.facts')}>
        <div className="grid gap-4">
          <Facts items={facts} />
          <StageList stages={definition.stages} />
        </div>
      </Panel>
      <Panel title={t('matter_templates.show.asks')} className="max-w-160">
        <FormPreview definition={definition} />
      </Panel>
      <TemplateSlots keys={slots} slots={definition.slots} readOnly />
    </SettingsFrame>
  )
}

import { Head, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { Switch } from '~/components/forms/choices/switch'
import { LIST } from '~/features/matters/address'
import { MatterFields } from '~/features/matters/form/matter_fields'
import { EMPTY, sentOf, useMatterForm, type Choices } from '~/features/matters/form/matter_form'
import { TeamField, type TeamChoices } from '~/features/matters/form/team_field'
import type { Materia } from '~/features/matters/vocabulary'
import { TemplateChoice } from '~/features/template_fields/choice'
import { nestFields, templateInitial } from '~/features/template_fields/inputs'
import { TemplateFields } from '~/features/template_fields/template_fields'
import type { TemplateForUse } from '~/features/template_fields/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'

type NewMatterProps = { choices: Choices; team: TeamChoices; can: { addClients: boolean } }

export default function NewMatter({ choices, team, can }: NewMatterProps) {
  const t = useMessages()
  const me = usePage<SharedProps>().props.identity!.id
  const [template, setTemplate] = useState<TemplateForUse | null>(null)
  const form = useMatterForm({ ...EMPTY, responsibleId: String(me) }, template)
  const crumbs = [{ label: t('matters.title'), href: LIST }, { label: t('matters.create.title') }]

  form.transform((input) => ({
    ...nestFields(sentOf(input), template?.definition),
    private: input.private,
    team: input.team.map(({ value }) => Number(value)),
    templateId: template?.id,
  }))

  /** What was typed already stays. */
  function choose(chosen: TemplateForUse | null) {
    setTemplate(chosen)
    const asked = Object.entries(templateInitial(chosen?.definition)) as [`fields.${string}`, never][]
    for (const [name, value] of asked) if (form.data[name] === undefined) form.set(name, value)
    if (chosen?.materia && !form.data.materia) form.set('materia', chosen.materia as Materia)
    if (chosen?.proceeding && !form.data.proceeding) form.set('proceeding', chosen.proceeding)
    if (chosen?.definition.stages[0] && !form.data.stage) form.set('stage', chosen.definition.stages[0])
  }

  return (
    <>
      <Head title={t('matters.create.title')} />
      <PageHead crumbs={crumbs} title={t('matters.create.title')} meta={t('matters.create.lead')} />
      <Form
        form={form}
        method="post"
        action={route('law_firm.matters.store')}
        beside={{ values: { template }, restore: (kept) => setTemplate(kept.template as TemplateForUse | null) }}
        guard
        className="max-w-160 px-6 pt-3 pb-8 max-md:px-4"
      >
        <TemplateChoice value={template} onChoose={choose} />
        <MatterFields
          {...{ form, choices }}
          mayAddClients={can.addClients}
          stages={template?.definition.stages}
          autoFocus
        />
        {template && template.definition.sections.length > 0 && (
          <Panel title={template.title}>
            <TemplateFields form={form as never} definition={template.definition} />
          </Panel>
        )}
        <TeamField field={form.field('team')} choices={team} />
        <Switch {...form.check('private')} help={t('matters.field.private_hint')} />
        <FormButtons
          cancelHref={LIST}
          verb={t('matters.create.submit')}
          pendingText={t('common.creating')}
          className="mt-2"
        />
      </Form>
    </>
  )
}

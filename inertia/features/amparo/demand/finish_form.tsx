import { DEMAND_LENGTHS } from '@generated/fields'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { Form } from '~/components/forms/form'
import { TextField } from '~/components/forms/inputs/text_field'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength } from '~/components/forms/validators'
import { usePermission } from '~/features/matters/use_permission'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { TermView } from './term_view'
import type { DemandPageProps } from './types'

const loadMatters = optionsFrom('law_firm.matters.options')
const loadClients = optionsFrom('law_firm.clients.options')

/** The last step: the matter in which a claim ends, with its proceeding and its proposed deadline. */
export function FinishForm({ demand, matter, term, articles, materias, can }: DemandPageProps) {
  const t = useMessages()
  const mayReadClients = usePermission('clientes:leer')
  const label = (name: string) => ({ label: t(`amparo.demand.field.${name}` as MessageId) })
  const chosen: BoxOption | null = matter && {
    value: String(matter.id),
    label: `${matter.reference} · ${matter.title}`,
  }
  const form = useFields(
    {
      where: matter || !can.open ? 'existing' : 'new',
      matterId: chosen,
      title: demand.title,
      materia: 'amparo',
      clientId: null as BoxOption | null,
      acceptPast: false,
      act: '',
      actClass: '',
      happenedOn: '',
      notification: '',
      handling: '',
      responsible: '',
      time: '',
      version: 0,
    },
    {
      where: { label: t('amparo.demand.where') },
      matterId: label('matterId'),
      title: { label: t('amparo.demand.field.newTitle'), rules: [maxLength(DEMAND_LENGTHS.title)] },
      materia: label('materia'),
      clientId: label('clientId'),
      acceptPast: label('acceptPast'),
      act: label('act'),
      actClass: label('actClass'),
      happenedOn: label('happenedOn'),
      notification: label('notification'),
      handling: label('handling'),
      responsible: label('responsible'),
      time: label('time'),
      version: { label: t('amparo.field.version') },
    },
    { prefix: 'finish' }
  )
  form.transform(({ where, matterId, title, materia, clientId, acceptPast }) => ({
    ...(where === 'existing'
      ? { matterId: matterId ? Number(matterId.value) : null }
      : { title, materia, clientId: clientId ? Number(clientId.value) : null }),
    acceptPast,
    version: demand.version,
  }))
  const isNew = form.data.where === 'new'
  const isOver = term.state === 'computed' && term.isOver
  return (
    <Form
      form={form}
      method="post"
      action={route('amparo.demands.finish', { id: demand.id })}
      label={t('amparo.step.matter')}
      className="max-w-160"
    >
      <p className="text-fg-muted">{t('amparo.demand.finish_text')}</p>
      <TermView term={term} articles={articles} />
      {can.open && (
        <SelectField
          {...form.field('where')}
          options={[
            { value: 'new', label: t('amparo.demand.new_matter') },
            { value: 'existing', label: t('amparo.demand.existing_matter') },
          ]}
        />
      )}
      {isNew ? (
        <>
          <TextField {...form.field('title')} />
          <SelectField
            {...form.field('materia')}
            options={materias.map((value) => ({ value, label: t(`matters.materia.${value}` as MessageId) }))}
          />
          {mayReadClients && <SelectBox {...form.field('clientId')} optional load={loadClients} />}
        </>
      ) : (
        <SelectBox {...form.field('matterId')} load={loadMatters} />
      )}
      {(isOver || form.field('acceptPast').error) && <Checkbox {...form.check('acceptPast')} />}
      <span>
        <Submit pendingText={t('amparo.demand.finish_pending')}>{t('amparo.demand.finish')}</Submit>
      </span>
    </Form>
  )
}

import { Head } from '@inertiajs/react'
import { ButtonLink } from '~/components/actions/button_link'
import { DateField } from '~/components/forms/inputs/date_field'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { SelectBox } from '~/components/forms/choices/select_box'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMaterias } from '~/features/matters/use_materias'
import type { Materia } from '~/features/matters/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const NEXT_STEPS = [
  'file_claim',
  'answer_claim',
  'prepare_hearing',
  'review_order',
  'gather_documents',
  'meet_client',
] as const

interface FirstMatterInput {
  client: string
  title: string
  materia: Materia | ''
  nextStep: string
  dueOn: string
}

/** The first matter of a firm: for whom, what, and what is next. All else comes later, on its page. */
export default function FirstMatter({ materia }: { materia: string | null }) {
  const t = useMessages()
  const materias = useMaterias()
  const form = useFields<FirstMatterInput>(
    { client: '', title: '', materia: (materia ?? '') as Materia | '', nextStep: '', dueOn: '' },
    {
      client: { label: t('onboarding.matter.client'), rules: [required(), maxLength(120)] },
      title: { label: t('onboarding.matter.title_field'), rules: [required(), maxLength(200)] },
      materia: { label: t('onboarding.matter.materia'), rules: [required()] },
      nextStep: { label: t('onboarding.matter.next'), rules: [required(), maxLength(200)] },
      dueOn: { label: t('onboarding.matter.due'), rules: [required(), date()] },
    },
    { prefix: 'first-matter' }
  )
  const { value: chosen, onChange: choose, ...materiaField } = form.field('materia')
  const { maxLength: _, value: next, onChange: setNext, ...nextField } = form.field('nextStep')
  return (
    <div className="mx-auto grid max-w-140 gap-5 px-6 pt-6 pb-10 max-md:px-4 max-md:pt-3">
      <Head title={t('onboarding.matter.title')} />
      <div>
        <h1 className="text-xl tracking-(--tracking-tight)">{t('onboarding.matter.title')}</h1>
        <p className="mt-1 text-pretty text-fg-muted">{t('onboarding.matter.lead')}</p>
      </div>
      <Form form={form} method="post" action={route('law_firm.first_matter.store')}>
        <TextField {...form.field('client')} autoComplete="off" help={t('onboarding.matter.client_hint')} autoFocus />
        <TextField {...form.field('title')} autoComplete="off" placeholder={t('onboarding.matter.title_hint')} />
        <SelectBox
          {...materiaField}
          value={materias.find(({ value }) => value === chosen) ?? null}
          onChange={(option) => choose((option?.value ?? '') as Materia | '')}
          options={materias}
        />
        <div className="grid gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <SelectBox
            {...nextField}
            freeText
            help={t('onboarding.matter.next_hint')}
            value={next ? { value: next, label: next } : null}
            onChange={(option) => setNext(option?.label ?? '')}
            options={NEXT_STEPS.map((key) => t(`onboarding.next.${key}`)).map((label) => ({ value: label, label }))}
          />
          <DateField {...form.field('dueOn')} />
        </div>
        <div className="mt-2 flex flex-wrap gap-2 max-md:*:flex-1">
          <Submit pendingText={t('common.creating')}>{t('onboarding.matter.submit')}</Submit>
          <ButtonLink href={route('main.home')} variant="ghost">
            {t('onboarding.matter.later')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}

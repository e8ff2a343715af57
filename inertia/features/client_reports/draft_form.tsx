import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { SelectField } from '~/components/forms/choices/select_field'
import { Form } from '~/components/forms/form'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { email, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { ReviewedDraft } from './types'

const LENGTHS = { subject: 200, body: 5_000 }

/** The text of a report, and what is decided of it: what was typed is kept with each decision. */
export function DraftForm({ draft }: { draft: ReviewedDraft }) {
  const t = useMessages()
  const { id: draftId, batchId: id, version, to, language, subject, body } = draft
  const action = route('law_firm.client_report_drafts.update', { id, draftId })
  const form = useFields(
    { to, language, subject, body },
    {
      to: { label: t('client_reports.to'), rules: [email()] },
      language: { label: t('client_reports.language') },
      subject: { label: t('client_reports.subject_field'), rules: [required(), maxLength(LENGTHS.subject)] },
      body: { label: t('client_reports.body'), rules: [required(), maxLength(LENGTHS.body)] },
    },
    { prefix: 'draft' }
  )
  const decided = (state: 'approved' | 'draft' | 'skipped') => (input: typeof form.data) => ({
    ...{ ...input, to: input.to || null, version, state },
  })
  form.transform(decided('approved'))
  function decide(state: 'draft' | 'skipped') {
    form.transform(decided(state))
    form.submit('put', action)
  }
  return (
    <>
      <Note>{t('client_reports.review')}</Note>
      <Form form={form} method="put" action={action} guard className="grid gap-4">
        <TextField {...form.field('to')} type="email" autoComplete="off" />
        <SelectField
          {...form.field('language')}
          options={[
            { value: 'es', label: t('client_reports.language.es') },
            { value: 'en', label: t('client_reports.language.en') },
          ]}
        />
        <TextField {...form.field('subject')} required />
        <TextArea {...form.field('body')} required rows={16} />
        <div className="flex flex-wrap gap-2">
          <Submit variant="primary">{t('client_reports.approve')}</Submit>
          <Button onClick={() => decide('draft')}>{t('client_reports.save_draft')}</Button>
          <Button variant="ghost" onClick={() => decide('skipped')}>
            {t('client_reports.skip')}
          </Button>
        </div>
      </Form>
    </>
  )
}

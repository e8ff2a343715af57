import { Head } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { SelectField } from '~/components/forms/choices/select_field'
import { Form } from '~/components/forms/form'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { email, maxLength, required } from '~/components/forms/validators'
import { Details } from '~/components/layout/details'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import type { EmailOutcome } from '~/features/client_reports/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const LENGTHS = { subject: 200, body: 5_000 }

type ReportProps = {
  client: { id: number; name: string }
  draft: { to: string; language: 'es' | 'en'; subject: string; body: string }
  /** How many matters it tells of. */
  matters: number
  sent: ({
    id: number
    subject: string
    body: string
    recipient: string
    at: string
    by: string | null
  } & EmailOutcome)[]
}

/** What a client is about to be told, to be read and changed before it is sent. */
export default function ClientReport({ client, draft, matters, sent }: ReportProps) {
  const t = useMessages()
  const form = useFields(
    { ...draft },
    {
      to: { label: t('client_reports.to'), rules: [required(), email()] },
      language: { label: t('client_reports.language') },
      subject: { label: t('client_reports.subject_field'), rules: [required(), maxLength(LENGTHS.subject)] },
      body: { label: t('client_reports.body'), rules: [required(), maxLength(LENGTHS.body)] },
    },
    { prefix: 'client-report' }
  )
  return (
    <>
      <Head title={client.name} />
      <PageHead
        title={client.name}
        crumbs={[
          { label: t('client_reports.title'), href: route('law_firm.client_reports.index') },
          { label: client.name },
        ]}
        meta={t('client_reports.matters', { count: matters })}
      />
      <div className="grid max-w-3xl gap-6 px-6 pt-2 pb-10 max-md:px-4">
        <Note>{t('client_reports.review')}</Note>
        <Form
          form={form}
          method="post"
          action={route('law_firm.client_reports.store', { id: client.id })}
          guard
          className="grid gap-4"
        >
          <TextField {...form.field('to')} type="email" required autoComplete="off" />
          <SelectField
            {...form.field('language')}
            options={[
              { value: 'es', label: t('client_reports.language.es') },
              { value: 'en', label: t('client_reports.language.en') },
            ]}
          />
          <TextField {...form.field('subject')} required />
          <TextArea {...form.field('body')} required rows={16} />
          <div>
            <Submit variant="primary">{t('client_reports.send')}</Submit>
          </div>
        </Form>
        {sent.length > 0 && (
          <Panel title={t('client_reports.history')}>
            <ul className="grid gap-2 text-sm">
              {sent.map(({ id, subject, body, recipient, at, by, state, reason }) => (
                <li key={id}>
                  <Details summary={subject}>
                    <p className="mt-1 whitespace-pre-line">{body}</p>
                  </Details>
                  <span className="text-fg-muted">
                    <DateTime value={at} /> · {recipient}
                    {by && ` · ${by}`}
                    {['failed', 'bounced'].includes(state) && (
                      <>
                        {' · '}
                        <strong className="text-danger-fg">{t('client_reports.email.failed')}</strong> {reason}
                      </>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  )
}

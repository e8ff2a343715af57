import { Head } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Note } from '~/components/feedback/note'
import { Emails } from '~/features/outbox/emails'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** The emails of the demo, for everybody at its machine: registering and recovering can be tried without a mailbox. */
export default function OpenOutbox({ emails }: { emails: Data.Backoffice.Email[] }) {
  const t = useMessages()
  return (
    <section className="w-full max-w-3xl">
      <Head title={t('outbox.title')} />
      <h1 className="text-2xl font-semibold tracking-tight">{t('outbox.title')}</h1>
      <Note className="mt-3 mb-4">{t('outbox.demo')}</Note>
      <div className="rounded-lg border border-line bg-surface">
        <Emails emails={emails} path={route('security.outbox')} />
      </div>
    </section>
  )
}

import { Details } from '~/components/layout/details'
import { useMessages } from '~/hooks/use_messages'

export type Preview = Record<'before' | 'today' | 'after', { subject: string; message: string }>

const WHEN = ['before', 'today', 'after'] as const

/** What a client reads in each kind of reminder. */
export function ReminderPreview({ preview }: { preview: Preview }) {
  const t = useMessages()
  return (
    <Details summary={t('billing_settings.preview')} className="mt-3">
      <div className="mt-2 grid gap-3">
        {WHEN.map((when) => (
          <figure key={when} className="rounded-md border border-line-subtle p-3">
            <figcaption className="text-xs text-fg-subtle">{t(`billing_settings.preview.${when}`)}</figcaption>
            <p className="mt-1 font-medium">{preview[when].subject}</p>
            <p className="mt-1 text-sm whitespace-pre-line text-fg-muted">{preview[when].message}</p>
          </figure>
        ))}
      </div>
    </Details>
  )
}

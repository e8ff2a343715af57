import { Badge } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { Operation } from './document'

/** The statuses that a call may answer with, and their codes. */
export function AnswersTable({ answers }: Pick<Operation, 'answers'>) {
  const t = useMessages()
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-semibold">{t('api.answers')}</h3>
      <dl className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {answers.map(({ status, codes }) => (
          <div key={status} className="contents">
            <dt className="font-mono text-xs/5">{status}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-fg-muted">
              {status === '200' ? t('api.answer') : t(`api.statuses.${status}` as MessageId)}
              {codes.map((code) => (
                <Badge key={code} tone="outline">
                  {code}
                </Badge>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

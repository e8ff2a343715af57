import type { Data } from '@generated/data'
import { OperatorList, type OperatorPage } from '~/features/backoffice/operator_list'
import { Emails } from '~/features/outbox/emails'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const PATH = route('settings.outbox.index')

export default function Outbox({ emails, paging, q }: OperatorPage & { emails: Data.Backoffice.Email[] }) {
  const t = useMessages()
  return (
    <OperatorList
      title={t('outbox.title')}
      lead={t('outbox.lead')}
      find={t('outbox.find')}
      {...{ path: PATH, q, paging }}
    >
      <Emails emails={emails} path={PATH} />
    </OperatorList>
  )
}

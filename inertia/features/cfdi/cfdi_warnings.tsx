import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { Finding } from './types'

/** What is to be looked at and was no reason to refuse it. */
export function CfdiWarnings({ warnings }: { warnings: Finding[] }) {
  const t = useMessages()
  if (warnings.length === 0) return null
  return (
    <Note tone="warning" title={t('cfdi.show.warnings')}>
      <ul className="grid gap-1">
        {warnings.map(({ reason, values }, at) => (
          <li key={at}>{t(`cfdi.warning.${reason}` as MessageId, values)}</li>
        ))}
      </ul>
    </Note>
  )
}

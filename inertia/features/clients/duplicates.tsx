import { Note } from '~/components/feedback/note'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { clientAddress } from './address'
import type { Duplicate } from '~/features/clients/form/use_checks'

/** Clients who may be the one that is typed, each with its page in another tab, so that nothing typed is lost. */
export function Duplicates({ duplicates }: { duplicates: Duplicate[] }) {
  const t = useMessages()
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <Note tone="warning" title={t('clients.duplicates.title', { count: duplicates.length })}>
          <ul className="mt-1 grid gap-0.5">
            {duplicates.map(({ id, name, archived, why }) => (
              <li key={id} className="wrap-break-word">
                <TextLink href={clientAddress(id)} external target="_blank" rel="noopener">
                  {name}
                </TextLink>{' '}
                <span className="text-fg-muted">
                  {t('clients.duplicates.why', { why: why.map((each) => t(`clients.duplicates.${each}`)).join(', ') })}
                  {archived && ` (${t('clients.duplicates.archived')})`}
                </span>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

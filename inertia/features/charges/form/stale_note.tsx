import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'

/** Once somebody else saved it meanwhile: what is typed stays, and can be replaced by what was saved. */
export function StaleNote({ onTake }: { onTake: () => void }) {
  const t = useMessages()
  return (
    <Note
      tone="warning"
      role="alert"
      title={t('charges.stale')}
      end={<Button onClick={onTake}>{t('charges.stale_take')}</Button>}
    >
      {t('charges.stale_text')}
    </Note>
  )
}

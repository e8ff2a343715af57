import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'

/** The records that an undo left as they are, since somebody has changed them. */
export function Kept({ titles }: { titles: string[] }) {
  const t = useMessages()
  if (titles.length === 0) return null
  return (
    <Note tone="warning" title={t('transfers.kept.title')}>
      <ul className="list-disc pl-5">
        {titles.map((title, place) => (
          <li key={place}>{title}</li>
        ))}
      </ul>
    </Note>
  )
}

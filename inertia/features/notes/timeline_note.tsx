import type { Person } from '~/features/activities/types'
import { WriteNote } from './write_note'

/** Writes a note where the timeline of a matter is read; it stands in it at once. */
export default function TimelineNote({ matterId, people }: { matterId: number; people: Person[] }) {
  return (
    <div className="mb-4 grid">
      <WriteNote matterId={matterId} people={people} />
    </div>
  )
}

import { PublishedRows } from '~/features/court_lists/published_rows'
import type { RowsProps } from '~/features/court_lists/types'

/** The hearings and sessions that courts published. */
export default function Hearings(props: RowsProps) {
  return <PublishedRows {...props} />
}

import { PublishedRows } from '~/features/court_lists/published_rows'
import type { RowsProps } from '~/features/court_lists/types'

/** The rulings that courts published. */
export default function Agreements(props: RowsProps) {
  return <PublishedRows {...props} />
}

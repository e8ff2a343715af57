import { Skeleton } from '~/components/feedback/skeleton'

interface SkeletonRowsProps {
  columns: number
  rows?: number
  /** The column with the name of the row, from 0: the widest, with two lines. */
  wide?: number
}

/** Rows of the real height while the real ones come. */
export function SkeletonRows({ columns, rows = 5, wide = 1 }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} role="row" aria-hidden="true">
      {Array.from({ length: columns }, (__, column) => (
        <td key={column} role="cell" data-phone={column === wide ? 'title' : 'hide'}>
          <Skeleton className={column === wide ? 'w-3/5' : column === 0 ? 'w-4' : 'w-3/4 max-w-20'} />
          {column === wide && <Skeleton className="mt-[7px] w-2/5" />}
        </td>
      ))}
    </tr>
  ))
}

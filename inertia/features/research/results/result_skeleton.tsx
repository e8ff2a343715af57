import { Skeleton } from '~/components/feedback/skeleton'

/** Stands where results will be, of their height. */
export function ResultSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-2.5 border-t border-line-subtle py-4">
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-3.5 w-full max-w-190" />
      <Skeleton className="h-3.5 w-4/5 max-w-160" />
      <Skeleton className="mt-1.5 w-full max-w-180" />
      <Skeleton className="w-full max-w-185" />
      <Skeleton className="w-2/3 max-w-120" />
      <Skeleton className="mt-2 h-4 w-56" />
    </div>
  )
}

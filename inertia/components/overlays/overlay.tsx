import { Spinner } from '~/components/feedback/spinner'
import { useLate } from '~/hooks/use_late'

const patience = 400

/** Covers its container (which must be positioned) while something takes longer than 400 ms. */
export function Overlay({ active, label }: { active: boolean; label: string }) {
  const isLate = useLate(active, patience)

  return (
    <div
      role="status"
      className={isLate ? 'absolute -inset-2 z-(--z-sticky) grid place-items-center rounded-lg' : 'sr-only'}
    >
      {isLate && (
        <>
          <span className="absolute inset-0 rounded-lg bg-surface opacity-70" aria-hidden="true" />
          <Spinner className="relative text-fg-muted" />
          <span className="sr-only">{label}</span>
        </>
      )}
    </div>
  )
}

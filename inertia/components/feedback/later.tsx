import { useEffect, useState, type ReactNode } from 'react'
import { router, usePage } from '@inertiajs/react'
import { PartFailed } from '~/components/feedback/part_failed'

interface LaterProps<T> {
  /** The prop that follows after the page. */
  name: string
  value: T | undefined
  /** Stands there meanwhile, as high as what comes. */
  skeleton: ReactNode
  /** What is told to who cannot see the skeleton. */
  label: string
  children: (value: T) => ReactNode
}

/** A part of a page whose data follow after it: a skeleton first, and a way to try again when they do not come. */
export function Later<T>({ name, value, skeleton, label, children }: LaterProps<T>) {
  const { url } = usePage()
  /** The address for which it was asked without that it came. */
  const [ended, setEnded] = useState<string | null>(null)
  useEffect(() => {
    const isMine = (only: readonly string[]) => only.includes(name)
    const stops = [
      router.on('start', ({ detail: { visit } }) => isMine(visit.only) && setEnded(null)),
      router.on('finish', ({ detail: { visit } }) => {
        if (isMine(visit.only) && !visit.cancelled && !visit.interrupted) setEnded(addressOf(visit.url))
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [name])

  if (value !== undefined) return children(value)
  if (ended !== null && ended === addressOf(new URL(url, ended)))
    return (
      <section aria-label={label}>
        <PartFailed error={null} onRetry={() => router.reload({ only: [name], headers: { blockType: 'button' } })} />
      </section>
    )
  return (
    <section aria-label={label} aria-busy>
      {skeleton}
    </section>
  )
}

const addressOf = ({ origin, pathname, search }: URL): string => `${origin}${pathname}${search}`

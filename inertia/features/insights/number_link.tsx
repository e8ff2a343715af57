import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'

/** A number that opens the rows of which it is made; nothing has none to open. */
export function NumberLink({ href, of, children }: { href: string; of?: number; children: ReactNode }) {
  if (of === 0) return <span className="text-fg-subtle tabular-nums">{children}</span>
  return (
    <Link href={href} className="inline-flex min-h-6 items-center rounded-xs tabular-nums underline underline-offset-3">
      {children}
    </Link>
  )
}

import type { ReactNode } from 'react'

/** Opens a file of the account in another tab. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center rounded-xs">
      {children}
    </a>
  )
}

import { Link } from '@inertiajs/react'
import type { InertiaLinkProps } from '@inertiajs/react'
import { cx } from '~/components/cx'

interface TextLinkProps extends InertiaLinkProps {
  href: string
  external?: boolean
}

/** A link inside text. */
export function TextLink({ external, className, children, href, ...rest }: TextLinkProps) {
  const look = cx('link rounded-xs', className)
  if (!external) return <Link {...rest} href={href} className={look} children={children} />

  return (
    <a href={href} className={look} target={rest.target} rel={rest.rel} download={rest.download}>
      {children}
    </a>
  )
}

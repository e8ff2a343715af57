import { Link } from '@inertiajs/react'
import type { InertiaLinkProps } from '@inertiajs/react'
import { ButtonFace } from '~/components/button_face'
import type { ButtonFaceProps } from '~/components/button_face'
import { buttonLook } from '~/components/button_look'
import type { ButtonLook } from '~/components/button_look'

export interface ButtonLinkProps
  extends
    Omit<InertiaLinkProps, 'size' | 'children' | 'className'>,
    Omit<ButtonLook, 'iconOnly' | 'inactive'>,
    Omit<ButtonFaceProps, 'onAccent'> {
  href: string
  /** A file or another site: an ordinary link, not a visit of the application. */
  external?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, external, ...props }: ButtonLinkProps) {
  const { icon, iconEnd, kbd, children, href, ...rest } = props
  const look = buttonLook({ variant, size, block, className })
  const face = <ButtonFace {...{ icon, iconEnd, kbd, children }} onAccent={variant === 'primary'} />

  if (external) {
    return (
      <a href={href} className={look} download={rest.download} target={rest.target} rel={rest.rel}>
        {face}
      </a>
    )
  }
  return (
    <Link {...rest} href={href} className={look}>
      {face}
    </Link>
  )
}

import { Link } from '@inertiajs/react'
import type { InertiaLinkProps } from '@inertiajs/react'
import { ButtonView } from '~/components/actions/button_view'
import type { ButtonViewProps } from '~/components/actions/button_view'
import { buttonStyles } from '~/components/actions/button_styles'
import type { ButtonStyle } from '~/components/actions/button_styles'

export interface ButtonLinkProps
  extends
    Omit<InertiaLinkProps, 'size' | 'children' | 'className'>,
    Omit<ButtonStyle, 'iconOnly' | 'inactive'>,
    Omit<ButtonViewProps, 'onAccent'> {
  href: string
  /** A file or another site: an ordinary link, not a visit of the application. */
  external?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, external, ...props }: ButtonLinkProps) {
  const { icon, iconEnd, kbd, children, href, ...rest } = props
  const look = buttonStyles({ variant, size, block, className })
  const face = <ButtonView {...{ icon, iconEnd, kbd, children }} onAccent={variant === 'primary'} />

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

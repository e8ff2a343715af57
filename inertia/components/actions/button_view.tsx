import type { ReactNode } from 'react'
import { Icon } from '~/components/display/icon'
import type { LucideIcon } from '~/components/display/icon'
import { Kbd } from '~/components/display/kbd'

export interface ButtonViewProps {
  icon?: LucideIcon
  iconEnd?: LucideIcon
  kbd?: string
  onAccent?: boolean
  children?: ReactNode
}

/** What is written on a button: icon, words, icon, key. */
export function ButtonView({ icon, iconEnd, kbd, onAccent, children }: ButtonViewProps) {
  return (
    <>
      {icon && <Icon of={icon} className="-ml-0.5" />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={14} className="-mr-0.5" />}
      {kbd && (
        <span className="contents max-md:hidden" aria-hidden="true">
          <Kbd onAccent={onAccent}>{kbd}</Kbd>
        </span>
      )}
    </>
  )
}
